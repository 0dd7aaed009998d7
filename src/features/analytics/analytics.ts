/** The public interface of analytics: consent, reporting with consent, and what is stored in the browser. */
export { AskForConsent } from "./ask-for-consent";
export { consent, reconsider, subscribeToConsent } from "./consent";
export { selectContent } from "./select-content";
export { STORED } from "./stored";
