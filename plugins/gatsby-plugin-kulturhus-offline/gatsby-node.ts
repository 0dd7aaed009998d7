export { onPostBuild } from "../../gatsby/before-worker";
