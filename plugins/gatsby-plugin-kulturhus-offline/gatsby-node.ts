export { onPostBuild } from "../../gatsby/finish/offline-fallback-page";
