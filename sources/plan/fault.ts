import { z } from "zod";
import type { Json } from "../../domain/json/json";
import { entityDefinition } from "../../domain/kinds";
import { fieldName } from "../../engine/problems/problem";

const { localeError } = z.locales.no();

/** Why the content could not be built with a showing, in Bokmål; null when it could. */
export const faultIn = (showing: Json): string | null => {
  const { error } = entityDefinition("events").schema.safeParse(showing, { error: localeError });
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return null;
  const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
  return `«${fieldName(path)}» ${issue.message}`;
};
