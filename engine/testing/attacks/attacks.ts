import { ADDRESSES } from "./addresses";
import { EMBEDDED } from "./embedded";
import { FOREIGN } from "./foreign";
import { HANDLERS } from "./handlers";
import { SCRIPTS } from "./scripts";

/** Attacks through an editor's HTML, of all known kinds. A successful one calls `hit()` or requests ond.example.no. */
export const ATTACKS: readonly string[] = [...SCRIPTS, ...HANDLERS, ...ADDRESSES, ...EMBEDDED, ...FOREIGN];
