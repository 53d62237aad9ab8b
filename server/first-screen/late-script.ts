import { readyEvent } from "../../lib/site/ready-event";

/** What begins beneath the first screen: later sections, later cards of a list, the footer. */
const beneath =
  "main section+*,main>:nth-child(n+4),main [aria-busy]>:nth-child(n+3),.site-footer>:first-child";

/** Lays out what is beneath when it is scrolled to, as long as a document is marked by the script. */
export const beneathStyle = `@media screen{[data-first-look] :is(${beneath}){content-visibility:auto;contain-intrinsic-block-size:auto 600px}}`;

/**
 * Runs at the end of a document's head.
 *
 * - Its style sheets, of which it has the part that it needs, come into effect all at once, when the
 *   last of them is there.
 * - Who comes to its top is shown the first screen before the rest is laid out; once the page works,
 *   the rest follows, a part in each frame. Who comes back to a place finds all of it laid out, and so
 *   does who presses a key: that of the end leads to the end.
 * - Its scripts come when its largest picture is there, after three seconds, or at the first touch or
 *   key.
 * - Buttons that need a script and are pressed before it works are pressed, each once, when it does.
 */
export const lateScript = `(()=>{
let d=document,h=d.documentElement,[v]=performance.getEntriesByType("navigation");
v?.type!="navigate"||location.hash||(h.dataset.firstLook="");
addEventListener("keydown",()=>delete h.dataset.firstLook,{once:!0,capture:!0});
let l=[...d.querySelectorAll("link[data-late]")],n=l.length,a=()=>{--n||l.forEach(e=>e.media="all")};
l.forEach(e=>{e.sheet?a():e.onload=e.onerror=a});
let s=JSON.parse(d.getElementById("late-scripts").textContent),g=()=>s.splice(0).forEach(u=>{let e=d.createElement("script");e.setAttribute("async","");e.src=u;d.head.append(e)}),w=f=>requestAnimationFrame(()=>setTimeout(f));
["pointerdown","keydown","touchstart"].forEach(t=>addEventListener(t,g,{once:!0,capture:!0,passive:!0}));
d.addEventListener("DOMContentLoaded",()=>{let p=d.querySelector("img[fetchpriority=high]");!p||p.complete?w(g):(p.onload=p.onerror=()=>w(g),setTimeout(g,3e3))});
let b=new Set,c=e=>{let t=e.target.closest?.("button[type=button]:not([popovertarget])");t&&(e.stopImmediatePropagation(),b.add(t))};
addEventListener("click",c,!0);
addEventListener("${readyEvent}",()=>{removeEventListener("click",c,!0);setTimeout(()=>b.forEach(t=>t.isConnected&&t.click()));let q=[...d.querySelectorAll("[data-first-look] :is(${beneath})")],o=()=>{let e=q.shift();e?(e.style.contentVisibility="visible",w(o)):delete h.dataset.firstLook};o()},{once:!0})
})()`;
