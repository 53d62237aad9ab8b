import { readyEvent } from "../../lib/site/ready-event";

/**
 * Runs at the end of a document's head.
 *
 * - Its style sheets, of which it has the part that it needs, come into effect all at once, when the
 *   last of them is there.
 * - Its scripts come when its largest picture is there, after three seconds, or at the first touch or
 *   key.
 * - Buttons that need a script and are pressed before it works are pressed, each once, when it does.
 */
export const lateScript = `(()=>{
let d=document,l=[...d.querySelectorAll("link[data-late]")],n=l.length,a=()=>{--n||l.forEach(e=>e.media="all")};
l.forEach(e=>{e.sheet?a():e.onload=e.onerror=a});
let s=JSON.parse(d.getElementById("late-scripts").textContent),g=()=>s.splice(0).forEach(u=>{let e=d.createElement("script");e.setAttribute("async","");e.src=u;d.head.append(e)}),w=()=>requestAnimationFrame(()=>setTimeout(g));
["pointerdown","keydown","touchstart"].forEach(t=>addEventListener(t,g,{once:!0,capture:!0,passive:!0}));
d.addEventListener("DOMContentLoaded",()=>{let p=d.querySelector("img[fetchpriority=high]");!p||p.complete?w():(p.onload=p.onerror=w,setTimeout(g,3e3))});
let b=new Set,c=e=>{let t=e.target.closest?.("button[type=button]:not([popovertarget])");t&&(e.stopImmediatePropagation(),b.add(t))};
addEventListener("click",c,!0);
addEventListener("${readyEvent}",()=>{removeEventListener("click",c,!0);setTimeout(()=>b.forEach(t=>t.isConnected&&t.click()))},{once:!0})
})()`;
