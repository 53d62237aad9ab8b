import { photographFolder, photographWidths, pictureWidths } from "../picture-address";
import { previewMark, routes } from "../routes";
import { offerKeyShape } from "./early-answer";

/** What stands for the guest's name until it is known. */
export const nameMark = "{name}";

/**
 * Runs in the document of an offer, below the place for its beginning: asks for the offer at once,
 * with the key that stands behind `#`, and puts picture, title and letter into that place. Otherwise
 * the guest waits for the scripts, then for the answer, then for the picture, one after the other.
 *
 * Of the answer it knows only what it shows, and puts it in as text. The component reads the same answer
 * (`earlyAnswer`).
 */
export const earlyOfferScript = `(()=>{
let d=document,e=d.querySelector("[data-early-offer]"),q=n=>e.querySelector("[data-early="+n+"]"),p=location.pathname,[k]=location.hash.slice(1).split("${previewMark}"),[,r]=/^${routes.offer.replaceAll("/", "\\/")}\\/(O[-\\w]+)$/.exec(p)||[];
if(!e||!r||!${offerKeyShape}.test(k))return;
let a=fetch("/api/offers/"+r+(k[1]=="r"?"/read":""),{headers:{accept:"application/json","accept-language":d.documentElement.lang||"en",authorization:"Bearer "+k}});
window.earlyOffer={path:p,key:k,answer:a};
a.then(x=>x.ok?x.clone().json():{}).then(({data:o})=>{
let j=o&&o.journey;if(!j||!e.isConnected)return;
let m=q("for"),t=q("title"),l=q("letter"),i=q("picture"),u=j.picture.url,s=u.startsWith("/pictures/"),f=u.startsWith("${photographFolder}"),n=u.slice(u.lastIndexOf("-")+1),w=s?${JSON.stringify(pictureWidths)}:${JSON.stringify(photographWidths)}.filter(v=>v<=n);
m.textContent=m.textContent.replace("${nameMark}",()=>o.name);t.textContent=j.title;
if(j.letter&&!j.letter_language){l.textContent=j.letter;l.hidden=!1}
i.style.backgroundColor=j.picture.color;let g=j.picture.photograph;if(g)i.style.objectPosition=g.focus.map(v=>v+"%").join(" ");
if(s||f)for(let c of["avif","webp"]){let y=d.createElement("source");y.type="image/"+c;y.sizes=i.sizes;y.srcset=w.map(v=>u+(s?"-":"/")+v+"."+c+" "+v+"w").join(", ");i.before(y)}
if(s||f)i.src=u+(s?"-":"/")+(w.find(v=>v>=960)||w.at(-1))+".webp";
e.hidden=!1}).catch(()=>{})
})()`;
