export { onPreRenderHTML } from "./src/app/on-pre-render-html";
export { onRenderBody } from "./src/app/on-render-body";
export { replaceRenderer } from "./src/app/replace-renderer";
export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";
