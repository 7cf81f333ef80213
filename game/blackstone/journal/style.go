package journal

// style is how the file looks: dark or light as its reader likes it, in one column on a phone.
const style = `
:root{--back:#0b0c11;--panel:#141720;--line:#2a2f3c;--text:#ede6d6;--quiet:#a2a8b6;--brass:#c9a45c;--wall:#a78bfa;--foe:#e8804f;--find:#f5a524;--death:#ee6b6b;--good:#4fcfb4;
--e0:#56b4e9;--e1:#1fb58f;--e2:#f0e442;--e3:#cc79a7}
@media (prefers-color-scheme:light){:root{--back:#f6f2e9;--panel:#fffdf8;--line:#d8d0bf;--text:#26221b;--quiet:#645f55;--brass:#7d5a12;--wall:#6739c9;--foe:#b3430f;--find:#8f5a00;--death:#b02727;--good:#0d7561;
--e0:#1f6ea3;--e1:#0d7a5f;--e2:#7d7400;--e3:#9b3f75}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0 auto;max-width:54rem;padding:1rem 1rem 4rem;background:var(--back);color:var(--text);font:1.05rem/1.6 Georgia,"Times New Roman",serif;overflow-wrap:anywhere}
h1,h2,h3,th,nav,dt,.note,.player,.deeds,summary,footer{font-family:system-ui,sans-serif}
h1{font-size:1.9rem;line-height:1.2;color:var(--brass);margin:1.2rem 0 .6rem}
h2{font-size:1.35rem;color:var(--brass);border-top:1px solid var(--line);padding-top:1.4rem;margin:2.4rem 0 .2rem}
h3{font-size:1.05rem;margin:0}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.6rem;margin:1rem 0}
dl div{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .8rem}
dt,.note,.player,.deeds,footer{font-size:.85rem;color:var(--quiet)}
dd{margin:0;font-size:1.4rem}
nav{display:flex;gap:.4rem;overflow-x:auto;padding:.6rem 0;position:sticky;top:0;background:var(--back);z-index:1}
nav a{flex:none;min-width:2.75rem;min-height:2.75rem;display:flex;align-items:center;justify-content:center;border:1px solid var(--line);border-radius:.5rem;color:var(--text);text-decoration:none;background:var(--panel)}
nav a.dead{border-color:var(--death);color:var(--death)}
nav a:focus-visible,summary:focus-visible{outline:2px solid var(--brass);outline-offset:2px}
.chart svg{width:100%;height:auto;display:block;background:#0b0c11;border:1px solid var(--line);border-radius:.5rem}
.chart .ring{fill:none;stroke:#5b4a86;stroke-width:2;stroke-dasharray:3 7}.chart .fortress{fill:#1a1430;stroke:#8b5cf6;stroke-width:2;stroke-linejoin:round}
.chart svg *{--c:#8f96a6}.chart .taken *,.chart .way.taken{--c:#f5c46a}.chart .tried *,.chart .way.tried,.chart svg .dead *{--c:#ee6b6b}
.chart .way{stroke:var(--c);stroke-width:2;stroke-dasharray:6 5}.chart .hold path,.chart circle{fill:#141720;stroke:var(--c);stroke-width:2.5}
.chart svg text{fill:var(--c);font:700 15px system-ui,sans-serif;text-anchor:middle}.chart a circle{--c:#a78bfa}.chart a:focus-visible circle{stroke-width:5}
.chart ol{font-size:.9rem;columns:2;margin:.6rem 0;padding-left:1.6rem}.chart li.unseen{color:var(--quiet)}
.party{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:.6rem;list-style:none;padding:0;margin:1rem 0}
.party li{display:flex;gap:.7rem;align-items:center;background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .7rem}
.party b{display:block;line-height:1.25}
.party .dead b{color:var(--death);text-decoration:line-through}
.player,.deeds{display:block;line-height:1.35}
.token{flex:none;width:2.6rem;height:2.6rem}
.token circle{fill:var(--back);stroke:currentColor;stroke-width:3}
.token text{fill:currentColor;font:700 19px system-ui,sans-serif}
.p0{color:var(--e0)}.p1{color:var(--e1)}.p2{color:var(--e2)}.p3{color:var(--e3)}.hostile{color:var(--foe)}
.portrait{flex:none;width:3.2rem;height:3.2rem;border-radius:50%;background:#12141b center/cover}
article{display:grid;grid-template-columns:8.5rem 1fr;gap:1rem;margin:1.4rem 0}
figure{margin:0;text-align:center}
.card{width:100%;aspect-ratio:8/5;border-radius:.4rem;display:block;background:#12141b center/cover}
.picture{width:100%;height:auto;max-height:8rem;background:var(--panel);border:1px solid var(--line);border-radius:.4rem;padding:.3rem;fill:none;stroke:var(--wall);stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
.picture.combat{stroke:var(--foe);stroke-width:1.5;height:6.5rem}
.floor{fill:var(--line)}.landing{fill:none;stroke:var(--good)}.blocked{fill:var(--foe)}
.picture.return,.picture.precipice{stroke:var(--brass)}.picture.end{stroke:var(--death)}
.picture .full{fill:var(--wall)}
.foes{display:flex;flex-wrap:wrap;gap:.2rem;justify-content:center;margin-top:.3rem}
.foes .token{width:1.8rem;height:1.8rem}.foes .portrait{width:2.2rem;height:2.2rem}
ul.story{list-style:none;margin:.3rem 0 0;padding:0}
ul.story li{display:flex;gap:.55rem;align-items:flex-start;margin:.15rem 0}
.sign{flex:none;width:1.15rem;height:1.15rem;margin-top:.3rem;fill:none;stroke:var(--quiet);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.sign.foe,.sign.kill{stroke:var(--foe)}.sign.death,.sign.wound,.sign.fall{stroke:var(--death)}.sign.find,.sign.gift,.sign.card,.sign.score{stroke:var(--find)}
.sign.rest,.sign.escape,.sign.recovery,.sign.spark{stroke:var(--good)}.sign.fate,.sign.goal{stroke:var(--wall)}.sign.ship{stroke:var(--brass)}
details{margin:1rem 0;background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.4rem .8rem}
summary{cursor:pointer;padding:.3rem 0;color:var(--brass)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font:.9rem/1.5 system-ui,sans-serif}
th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-top:1px solid var(--line)}
td.n,th.n{text-align:right}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.8rem}
@media (max-width:34rem){article{grid-template-columns:1fr}figure{display:flex;gap:.6rem;align-items:center;text-align:left}.picture,.card{width:6.5rem}body{font-size:1rem}}
@media print{nav{display:none}body{max-width:none}article{break-inside:avoid}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`
