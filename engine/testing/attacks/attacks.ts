import { ADDRESSES } from "./addresses";
import { EMBEDDED } from "./embedded";
import { FOREIGN } from "./foreign";
import { HANDLERS } from "./handlers";
import { SCRIPTS } from "./scripts";

/** Attacks by an editor's HTML, of all known kinds. One that succeeds calls `hit()` or requests ond.example.no. */
export const ATTACKS: readonly string[] = [...SCRIPTS, ...HANDLERS, ...ADDRESSES, ...EMBEDDED, ...FOREIGN];
