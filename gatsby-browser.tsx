import "./src/theme/theme.css";

export { onClientEntry } from "./src/app/runtime/redirect-at-load";
export { wrapPageElement } from "./src/app/wrap-page-element";
