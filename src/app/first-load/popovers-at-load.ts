/**
 * Browsers without popovers (before Chrome 114, Safari 17 and Firefox 125) would show menu and search open above every
 * page. With script, the style sheet closes them (`head[data-popovers]`), and this opens and closes them like popovers:
 * by their buttons, Escape, a press outside, and a followed link. Without script they are open and usable. The syntax
 * is limited to what the oldest browsers with `let` support, since they get no other script. The text is constant, as
 * in `ended-at-load.ts`.
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
