/** The door of analytics: consent, what may be told with it, and what is kept in the reader's browser. */
export { AskForConsent } from "./ask-for-consent";
export { consent, reconsider, subscribeToConsent } from "./consent";
export { selectContent } from "./select-content";
export { STORED } from "./stored";
