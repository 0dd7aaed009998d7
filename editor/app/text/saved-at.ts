import { dateText, momentText } from "./when";

const OSLO = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short", timeStyle: "short" });

const inOslo = (at: string): string => OSLO.format(new Date(at)).replace(" ", "T");

/** Time of a save, from git's timestamp: "mandag 23. november 2026 kl. 18.05". */
export const savedAt = (at: string): string => momentText(inOslo(at));

/** Its day: "mandag 23. november 2026". */
export const savedOn = (at: string): string => dateText(inOslo(at).slice(0, 10));

/** Its time of the day: "kl. 18.05". */
export const savedAtClock = (at: string): string => `kl. ${inOslo(at).slice(11).replace(":", ".")}`;
