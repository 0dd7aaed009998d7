import { momentText } from "./when";

const OSLO = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short", timeStyle: "short" });

/** Time of a save, from git's timestamp: "mandag 23. november 2026 kl. 18.05". */
export const savedAt = (at: string): string => momentText(OSLO.format(new Date(at)).replace(" ", "T"));
