/** The public interface of analytics: consent, reporting with consent, and what is stored in the browser. */

export { consent, reconsider, subscribeToConsent } from "./consent";
export { ConsentPrompt } from "./consent-prompt";
export { selectContent } from "./select-content";
export { STORED } from "./stored";
