import type { BuiltPage } from "./built-pages";
import { attribute } from "./markup";

const ADDRESSES = ["href", "src", "action", "poster"];
const SHARED = ["og:image", "og:url"];

/** Every address in a page, each once: of links, scripts, styles, forms, pictures in all their sizes, and sharing. */
export const referencesOf = ({ elements, named }: BuiltPage): readonly string[] => {
  const direct = ADDRESSES.flatMap((name) => elements.map((element) => attribute(element, name)));
  const sets = elements
    .flatMap((element) => attribute(element, "srcset")?.split(/,\s+/) ?? [])
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
  const shared = named("meta")
    .filter((meta) => SHARED.includes(attribute(meta, "property") ?? ""))
    .map((meta) => attribute(meta, "content") ?? "");
  return [...new Set([...direct.filter((one) => one !== null), ...sets, ...shared])];
};
