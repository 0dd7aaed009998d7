import "./src/theme/theme.css";

export { onPreRouteUpdate } from "./src/app/runtime/leave-page-facts";
export { onClientEntry } from "./src/app/runtime/redirect-at-load";
export { wrapPageElement } from "./src/app/wrap-page-element";
