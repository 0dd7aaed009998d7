import type { z } from "zod";
import { type Block, blockDefinition } from "../../domain/blocks";
import { isObject } from "../../domain/json/json";

/** Whether it is a link to a page not shown now. */
const linksToGone = (value: unknown, isGone: (href: string) => boolean): boolean =>
  isObject(value) && typeof value.label === "string" && typeof value.path === "string" && isGone(value.path);

const accepts = (schema: z.ZodType | undefined, value: unknown): boolean => schema?.safeParse(value).success ?? false;

/** A block without links to pages that are not shown. One that has nothing else is hidden; a required link is kept. */
export const blockWithoutLinks = (block: Block, isGone: (href: string) => boolean): Block => {
  const shape: Readonly<Record<string, z.ZodType>> = blockDefinition(block.component)?.settings.shape ?? {};
  const leads = (value: unknown) => linksToGone(value, isGone);
  if (leads(block.settings)) return { ...block, hide: true };
  let isEmptied = false;
  const kept = Object.entries(block.settings).flatMap(([name, value]) => {
    if (Array.isArray(value)) {
      const items = value.filter((item) => !leads(item));
      if (items.length === value.length) return [[name, value] as const];
      if (!accepts(shape[name], items)) isEmptied = true;
      return [[name, items] as const];
    }
    return leads(value) && accepts(shape[name], undefined) ? [] : [[name, value] as const];
  });
  return { ...block, settings: Object.fromEntries(kept), hide: block.hide || isEmptied };
};
