/**
 * Adds the start scripts when the page has loaded and has been drawn: standing in the HTML, they take network and processor
 * from what the reader came for. A page reads and works without them; who presses something earlier gets them earlier. The build leaves
 * them in templates with `data-start` (gatsby/put-start-off.ts). The text is constant, like that of
 * `ended-at-load.ts`.
 */
export const START_AFTER_LOAD = `(()=>{
let begun;
const start=()=>{
if(begun||document.readyState==="loading")return;
begun=true;
for(const{content}of document.querySelectorAll("template[data-start]")){
const script=document.createElement("script");
script.src=content.firstChild.getAttribute("src");
script.async=false;
document.head.append(script)}
};
addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(start)));
for(const sign of ["pointerdown","keydown"])addEventListener(sign,start)
})()`.replaceAll("\n", "");
