/**
 * Browsers that know no popovers (before Chrome 114, Safari 17 and Firefox 125) would show menu and search open above every page.
 * Where script runs, they are closed by the style sheet (`head[data-popovers]`) and opened and closed by this, as popovers are: by
 * their buttons, Escape, a press outside, and a link that is followed. Where it does not, they stand open and can be
 * used. It says only what the oldest browsers with `let` understand, since it serves those that get no other script. The text is
 * constant, like that of `ended-at-load.ts`.
 */
export const POPOVERS_AT_LOAD = `(function(){
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
