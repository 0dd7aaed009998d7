import { ensureChromium } from "./chromium";

console.log(`Chromium: ${ensureChromium()}`);
