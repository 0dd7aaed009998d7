import "./src/app/navigation/mend-at-start";
import "./src/theme/theme.css";

export { shouldUpdateScroll } from "./src/app/arrival/keep-scroll";
export { replaceHydrateFunction } from "./src/app/hydrate";
export { onClientEntry } from "./src/app/on-client-entry";
export { disableCorePrefetching, onInitialClientRender } from "./src/app/on-initial-client-render";
export { onPreRouteUpdate, onRouteUpdate } from "./src/app/on-route-update";
export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";
