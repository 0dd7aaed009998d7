import { plainName } from "../../domain/addresses/plain-name";
import { freeName } from "../../domain/json/free-name";

/** "Blåsalen på Øya" → "blasalen-pa-oya"; a name without Latin letters becomes the given word. */
export const slugOf = (name: string, otherwise = "rom"): string => {
  const plain = plainName(name).slice(0, 60).replace(/-$/, "");
  return plain === "" || plain === "null" || plain === "undefined" ? otherwise : plain;
};

/** Slugs that differ from each other and from taken ones: "sal", "sal-2". */
export const distinctSlugs = (names: readonly string[], taken: ReadonlySet<string>): readonly string[] => {
  const used = new Set(taken);
  return names.map((name) => {
    const own = freeName(slugOf(name), (one) => used.has(one));
    used.add(own);
    return own;
  });
};
