import "./src/theme/theme.css";

export { wrapPageElement } from "./src/app/wrap-page-element";
