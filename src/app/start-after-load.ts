/**
 * Adds the start scripts when the page has loaded and has been drawn: standing in the HTML, they take network and processor
 * from what the reader came for. A page reads and works without them; who presses something earlier gets them earlier,
 * but for a link: its page comes from the server, and needs the network more. The build leaves
 * them in templates with `data-start`, and links to what they will ask for (gatsby/put-start-off.ts). The text is constant, like that of
 * `ended-at-load.ts`.
 */
export const START_AFTER_LOAD = `(()=>{
let begun,last;
const start=()=>{
if(begun||document.readyState==="loading")return;
begun=true;
for(const{content}of document.querySelectorAll("template[data-start]"))for(const part of content.children){
const src=part.getAttribute("src");
const added=src?document.createElement("script"):part.cloneNode();
if(src){added.src=src;added.async=false;last=added}
document.head.append(added)}
const fonts=()=>Promise.allSettled(["Text","Headline"].map((name)=>document.fonts.load("1em "+name))).then(()=>{delete document.head.dataset.fonts});
if(last){last.onload=last.onerror=fonts}else fonts()
};
addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(start)));
for(const sign of ["pointerdown","keydown"])addEventListener(sign,({target})=>{if(!target.closest?.("a[href]"))start()})
})()`.replaceAll("\n", "");
