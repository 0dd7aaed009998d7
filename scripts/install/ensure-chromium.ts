import { ensureChromium, findQuickest } from "./chromium";

console.log(`Chromium: ${ensureChromium()}, for the browser tests ${findQuickest()}`);
