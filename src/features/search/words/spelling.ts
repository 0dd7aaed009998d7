const strip = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "");

/**
 * One form for all spellings of a word, for comparisons only: «Åpning», «aapning» and «apning» are equal, and so are
 * «brødre», «broedre» and «brodre». Letters of mathematics are those that they look like.
 */
export const fold = (word: string): string =>
  strip(
    word
      .normalize("NFKC")
      .toLowerCase()
      .replace(/å|aa/g, "a")
      .replace(/ø|ö|oe/g, "o")
      .replace(/æ|ä|ae/g, "e"),
  );
