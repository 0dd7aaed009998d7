/**
 * Before the first paint, hides what has ended since the build, shows what comes next, and sets the words of the day,
 * so that nothing shifts when hydration does the same. It runs in the head and follows the parser. `data-until` is the
 * Oslo wall-clock time at which an element has ended. Of the elements with `data-turn` in one parent, the first that
 * has not ended is shown. `data-from` shows an element from that time on. What was not shown at the build is in an
 * attribute (`hold-back.ts`) and restored first. Words of a day (`data-day`) are "I dag" on
 * that day (`data-near`) and the date on others (`data-far`); they are not changed until the parser has passed them,
 * since it would append the rest of their text. Items with `data-turns` (start/end) are ordered by the first that has
 * not ended. Oslo's offset is computed by the European rule (last Sundays of March
 * and October), as in `rules/time/oslo.ts`: opening the browser's time zones takes a slow phone up to 90 ms, which
 * would delay the first paint. The text is constant, so that one hash allows it in the content security policy.
 */
export const ENDED_AT_LOAD = `(()=>{
const at=(window.kulturhusNow||Date.now)(),year=new Date(at).getUTCFullYear();
const turn=month=>Date.UTC(year,month,31-new Date(Date.UTC(year,month,31)).getUTCDay(),1);
const now=new Date(at+(at>=turn(2)&&at<turn(9)?7200000:3600000)).toISOString().slice(0,16);
const day=moment=>Date.parse(moment.slice(0,10))/864e5;
const seen=new Set(),taken=new Set();
const look=()=>{for(const e of document.querySelectorAll("template[data-held]"))e.outerHTML=e.dataset.held;
for(const e of document.querySelectorAll("[data-until],[data-from],[data-day],[data-turns]")){
if(seen.has(e))continue;
const d=e.dataset;
if("day"in d){
let n=e;
while(n&&!n.nextSibling)n=n.parentNode;
if(!n&&document.readyState=="loading")continue;
const word=["I g\\xe5r","I dag","I morgen"][day(d.day)-day(now)+1],text=word?(d.near||"*").replace("*",word):d.far;
if(e.textContent!=text)e.textContent=text
}
seen.add(e);
const turn=d.turns&&d.turns.split(" ").find(one=>one.slice(17)>now);
if(turn)e.parentNode.style.order=Date.parse(turn.slice(0,16))/6e4;
if(d.until<=now||d.from>now)e.hidden=true;
else if("turn"in d){e.hidden=taken.has(e.parentNode);taken.add(e.parentNode)}
else if("from"in d)e.hidden=false
}};
const watch=new MutationObserver(look);
watch.observe(document,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>{watch.disconnect();look()});
})()`.replaceAll("\n", "");
