import { z } from "zod";
import { type Role, roleSchema } from "../../api/accounts";

/** Names that the roles had in databases and commands of earlier versions. */
const FORMER_NAMES: ReadonlyMap<unknown, Role> = new Map([
  ["redaktor", "editor"],
  ["ansvarlig", "admin"],
]);

/** A role by its name, or by its former one. */
export const storedRoleSchema = z.preprocess((name) => FORMER_NAMES.get(name) ?? name, roleSchema);
