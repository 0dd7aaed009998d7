/** The letters a–z, digits and hyphens of a text: "Den store kinodagen" → "den-store-kinodagen", "Små" → "sma". */
export const plainName = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[øö]/g, "o")
    .replace(/[æä]/g, "ae")
    .normalize("NFD")
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
