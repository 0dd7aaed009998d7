import { FILTER_PARAMETERS } from "../../components/programme/filters/selection";
import { ENDED_AT_LOAD } from "./ended-at-load";
import { START_AFTER_LOAD } from "./start-after-load";

/**
 * Browsers without popovers (before Chrome 114, Safari 17 and Firefox 125) would show menu and search open above every
 * page. With script, the style sheet closes them (`head[data-popovers]`), and this opens and closes them like popovers:
 * by their buttons, Escape, a press outside, and a followed link. Without script they are open and usable. The syntax
 * is limited to what the oldest browsers with `let` support, since they get no other script. The text is constant, as
 * in `ended-at-load.ts`.
 */
const POPOVERS_AT_LOAD = `(function(){
if("popover" in HTMLElement.prototype)return;
document.head.setAttribute("data-popovers","script");
var opened=null,by=null;
function close(back){
if(!opened)return;
opened.removeAttribute("data-open");
if(back&&by)by.focus();
opened=by=null}
function open(panel,button){
close();
panel.setAttribute("data-open","");
opened=panel;by=button;
var field=panel.querySelector("[autofocus],input");
if(field)field.focus()}
document.addEventListener("click",function(event){
var target=event.target;
if(!target||!target.closest)return;
var button=target.closest("[popovertarget]");
if(button){
var panel=document.getElementById(button.getAttribute("popovertarget"));
if(!panel)return;
if(panel===opened||button.getAttribute("popovertargetaction")==="hide")close(true);else open(panel,button)}
else if(opened&&(!opened.contains(target)||target.closest("a[href]")))close()});
document.addEventListener("submit",function(){close()});
document.addEventListener("keydown",function(event){if(event.key==="Escape")close(true)})
})()`.replaceAll("\n", "");

/**
 * Before the first paint, lets the style sheet skip off-screen rows (`data-below` in theme/base.css): laying out a long
 * programme takes a slow phone a third of a second, and again when the fonts load. `first-load/lay-out-rest.ts` ends
 * it, and so does the first scroll, since heights are estimates until then; an address with a hash would be scrolled to
 * by these estimates, and WebKit restores the place of a reload by them. The text is constant, as in
 * `ended-at-load.ts`; without script nothing is skipped.
 */
const REST_AFTER_LOAD =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){document.head.dataset.rest="later";addEventListener("scroll",()=>{delete document.head.dataset.rest},{once:true})}';

/** The longest time for which a list is hidden. */
const UNSEEN_MS = 8000;

/**
 * Before the first paint, marks a page whose address filters a programme or holds a search, so that a visitor with a
 * shared link does not see the whole list first, nor results that move what follows. The programme removes the mark
 * when it has filtered, the search when it has results, and so does a timeout: if scripts fail, the whole list is
 * better than none. The mark is on `head`, because React clears the attributes of `html` when it renders one. The text
 * is constant, as in `ended-at-load.ts`.
 */
export const NARROWED_AT_LOAD = `/[?&](${[...FILTER_PARAMETERS, "q"].join("|")})=/.test(location.search)&&(document.head.dataset.narrowing="",setTimeout(()=>{delete document.head.dataset.narrowing},${UNSEEN_MS}))`;

/** Inline scripts that every page needs, also in `gatsby develop`. */
export const ALWAYS_INLINE: readonly string[] = [ENDED_AT_LOAD, NARROWED_AT_LOAD, POPOVERS_AT_LOAD];

/**
 * Every inline script of the site's own, in the order of the head. The content security policy allows these and
 * Gatsby's two; a page with any other ends the build (gatsby/finish/inline-scripts.ts), so a new one is added here.
 */
export const INLINE_SCRIPTS: readonly string[] = [...ALWAYS_INLINE, REST_AFTER_LOAD, START_AFTER_LOAD];
