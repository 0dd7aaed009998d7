import { PROFILE_KEY } from "../../features/film-club/user/stored-keys";

/**
 * Adds the start scripts after load and first paint: in the HTML, they compete with the content for network and
 * processor. Pages work without them. Input starts them earlier, except on a link, whose page comes from the server and
 * needs the network more. The build leaves them in templates with `data-start`, with links to what they will request
 * (gatsby/finish/defer-start-scripts.ts); those marked `data-member` are for members who are logged in. So is `head`
 * before the first paint, so that room is kept for what only members have. The text is constant, as in
 * `ended-at-load.ts`.
 *
 * A script that fails to load or to parse is requested once more, past the HTTP cache. When it fails again, and in
 * browsers that lack something the scripts need (docs/decisions/0043), none is run and the page stays static:
 * `lib/first-page.ts`. The features that are tested are the newest that the scripts need, so a browser with them has
 * the rest.
 */
export const START_AFTER_LOAD = `(()=>{
let begun;
const tried={};
const leave=()=>{const{dataset}=document.head;delete dataset.narrowing;dataset.static=""};
const again=(src)=>{
if(tried[src])return;
tried[src]=1;
if(!window.fetch)return leave();
fetch(src,{cache:"reload"}).then((answer)=>{if(!answer.ok)throw 0;add(src).onerror=leave},leave).catch(leave)};
const add=(src)=>{
const added=document.createElement("script");
added.src=src;
added.async=false;
added.onerror=()=>again(src);
document.head.append(added);
return added};
const isMember=()=>{try{return localStorage.getItem("${PROFILE_KEY}")}catch{}};
if(isMember())document.head.dataset.member="";
const start=()=>{
if(begun||document.readyState==="loading")return;
begun=true;
if(!Object.hasOwn||![].at||!"".replaceAll||!Promise.allSettled)return leave();
addEventListener("error",({filename,error})=>{
if(!(error instanceof SyntaxError))return;
const src=(filename||"").slice(location.origin.length);
if(tried[src])leave();else if(src in tried)again(src)});
for(const{content}of document.querySelectorAll("template[data-start]"))for(const part of content.children){
const src=part.getAttribute("src");
if(src){tried[src]=0;add(src)}else if(!("member"in part.dataset)||isMember())document.head.append(part.cloneNode())}
};
addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(start)));
for(const sign of ["pointerdown","keydown"])addEventListener(sign,({target})=>{if(!target.closest||!target.closest("a[href]"))start()})
})()`.replaceAll("\n", "");
