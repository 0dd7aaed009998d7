import { isObject, type Json, type JsonPath } from "../../../../src/rules/json/json";
import type { PreviewClick } from "../../../api/preview";

/** Fields that a part of a page shows, by the kind of content; the first that the entity has. */
const FIELDS: Readonly<Record<string, Partial<Record<PreviewClick["what"], readonly string[]>>>> = {
  productions: { headline: ["title"], poster: ["poster"], picture: ["cover", "poster"] },
  articles: { headline: ["title"], picture: ["image"] },
};

/** The field that a click in the preview opens; null when the form does not have it. */
export const fieldOf = (kind: string, value: Json, { block, what }: PreviewClick): JsonPath | null => {
  if (kind === "pages") {
    const blocks: readonly unknown[] = Array.isArray(value.blocks) ? value.blocks : [];
    const index = blocks.findIndex((one) => isObject(one) && one.id === block);
    if (block !== null && index >= 0) return ["blocks", index];
    return block === null && what === "headline" ? ["title"] : null;
  }
  const name = FIELDS[kind]?.[what]?.find((one) => Object.hasOwn(value, one));
  return name === undefined ? null : [name];
};
