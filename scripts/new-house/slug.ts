/** "Blåsalen på Øya" → "blasalen-pa-oya"; a name without Latin letters becomes the given word. */
export const slugOf = (name: string, otherwise = "rom"): string => {
  const plain = name
    .toLowerCase()
    .replace(/[øö]/g, "o")
    .replace(/[æä]/g, "ae")
    .normalize("NFD")
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return plain === "" || plain === "null" || plain === "undefined" ? otherwise : plain;
};

/** Slugs that differ from each other and from taken ones: "sal", "sal-2". */
export const distinctSlugs = (names: readonly string[], taken: ReadonlySet<string>): readonly string[] => {
  const used = new Set(taken);
  return names.map((name) => {
    const slug = slugOf(name);
    let own = slug;
    for (let count = 2; used.has(own); count += 1) own = `${slug}-${count}`;
    used.add(own);
    return own;
  });
};
