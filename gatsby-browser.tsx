import "./src/theme/theme.css";

export { replaceHydrateFunction } from "./src/app/hydrate";
export { onClientEntry } from "./src/app/on-client-entry";
export { onPreRouteUpdate } from "./src/app/runtime/leave-page-facts";
export { onInitialClientRender, onRouteUpdate } from "./src/app/runtime/read-offline";
export { wrapPageElement } from "./src/app/wrap-page-element";
