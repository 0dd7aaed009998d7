import { isObject, type Json, type JsonPath } from "../../../../domain/json/json";
import type { PreviewClick } from "../../../api/preview";

type What = PreviewClick["what"];

/** Purposes of a film's pictures by clicked part; the first that the film has is opened. */
const ASSETS: Readonly<Partial<Record<What, readonly string[]>>> = {
  poster: ["poster", "first_image"],
  picture: ["first_image", "poster"],
};

const indexIn = (list: unknown, isIt: (one: Json) => boolean): number =>
  (Array.isArray(list) ? list : []).findIndex((one: unknown) => isObject(one) && isIt(one));

const fieldOfPage = ({ blocks }: Json, { block, what }: PreviewClick): JsonPath | null => {
  const index = indexIn(blocks, ({ id }) => id === block);
  if (block !== null && index >= 0) return ["blocks", index];
  return block === null && what === "headline" ? ["title"] : null;
};

const fieldOfProduction = ({ assets }: Json, { what }: PreviewClick): JsonPath | null => {
  if (what === "headline") return ["title"];
  const index = (ASSETS[what] ?? [])
    .map((wanted) => indexIn(assets, ({ type }) => type === wanted))
    .find((at) => at >= 0);
  return index === undefined ? null : ["assets", index, "image"];
};

const fieldOfArticle = ({ image }: Json, { what }: PreviewClick): JsonPath | null => {
  if (what === "headline") return ["title"];
  return what === "picture" && image !== undefined ? ["image"] : null;
};

const FIELDS: Readonly<Record<string, (value: Json, click: PreviewClick) => JsonPath | null>> = {
  pages: fieldOfPage,
  productions: fieldOfProduction,
  articles: fieldOfArticle,
};

/** The field that a click in the preview opens; null when the form does not have it. */
export const fieldOf = (kind: string, value: Json, click: PreviewClick): JsonPath | null =>
  FIELDS[kind]?.(value, click) ?? null;
