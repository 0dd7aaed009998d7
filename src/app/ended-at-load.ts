/**
 * Before anything is drawn, hides what has ended since the build and brings up what comes next, so that nothing jumps
 * when the page comes alive and drops it for good. It runs in the head and follows the parser. `data-until` holds the
 * wall-clock moment in Oslo at which an element has ended; of the elements with `data-turn` in one parent, the first
 * that has not ended is shown. The time is asked for when something may have ended, since a slow phone needs a moment
 * for it. The text is constant, so that one hash allows it in a content security policy.
 */
export const ENDED_AT_LOAD = `(()=>{
let now;
const ask=()=>now??=new Intl.DateTimeFormat("sv-SE",{timeZone:"Europe/Oslo",dateStyle:"short",timeStyle:"short"}).format((window.kulturhusNow||Date.now)()).replace(" ","T");
const seen=new Set(),taken=new Set();
const look=()=>{for(const e of document.querySelectorAll("[data-until]")){
if(seen.has(e))continue;
seen.add(e);
if(e.dataset.until<=ask())e.hidden=true;
else if("turn"in e.dataset){e.hidden=taken.has(e.parentNode);taken.add(e.parentNode)}
}};
const watch=new MutationObserver(look);
watch.observe(document,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>{watch.disconnect();look()});
})()`.replaceAll("\n", "");
