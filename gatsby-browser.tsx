import "./src/theme/theme.css";

export { onClientEntry } from "./src/app/on-client-entry";
export { wrapPageElement } from "./src/app/wrap-page-element";
