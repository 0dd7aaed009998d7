import { momentText } from "./when";

const OSLO = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short", timeStyle: "short" });

/** When something was saved, from git's time: "mandag 23. november 2026 kl. 18.05". */
export const savedAt = (at: string): string => momentText(OSLO.format(new Date(at)).replace(" ", "T"));
