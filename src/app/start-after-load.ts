/**
 * Adds the start scripts when the page has loaded and has been drawn: standing in the HTML, they take network and processor
 * from what the reader came for. A page reads and works without them; who presses something earlier gets them earlier,
 * but for a link: its page comes from the server, and needs the network more. The build leaves
 * them in templates with `data-start`, and links to what they will ask for (gatsby/put-start-off.ts). The text is constant, like that of
 * `ended-at-load.ts`.
 *
 * A script that does not come, or comes broken, is asked for once more, past the browser's cache. When it fails again, and in
 * browsers that lack something the scripts need (docs/decisions/0043), none is run and the page stays as the server sent it:
 * `lib/first-page.ts`. What is tested for here came latest of all that they need, so a browser that has it has the rest.
 */
export const START_AFTER_LOAD = `(()=>{
let begun,last;
const tried={};
const fonts=()=>Promise.all(["Text","Headline"].map((name)=>document.fonts.load("1em "+name).catch(()=>0))).then(()=>{delete document.head.dataset.fonts});
const leave=()=>{const{dataset}=document.head;delete dataset.narrowing;dataset.static="";fonts()};
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
if(src){tried[src]=0;last=add(src)}else document.head.append(part.cloneNode())}
if(last)last.addEventListener("load",fonts);else fonts()
};
addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(start)));
for(const sign of ["pointerdown","keydown"])addEventListener(sign,({target})=>{if(!target.closest||!target.closest("a[href]"))start()})
})()`.replaceAll("\n", "");
