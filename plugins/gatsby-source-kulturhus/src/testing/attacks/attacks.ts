import { ADDRESSES } from "./addresses";
import { EMBEDDED } from "./embedded";
import { FOREIGN } from "./foreign";
import { HANDLERS } from "./handlers";
import { SCRIPTS } from "./scripts";

/**
 * What somebody might try to bring into a page by way of an editor's HTML: the known kinds of attack. Where one
 * succeeds, `hit()` is called or ond.example.no is asked.
 */
export const ATTACKS: readonly string[] = [...SCRIPTS, ...HANDLERS, ...ADDRESSES, ...EMBEDDED, ...FOREIGN];
