const plain = (words: string): string => ` ${words.toLowerCase().replaceAll(",", " ").replace(/\s+/g, " ").trim()} `;

/** Facts in their order, without those that one before them has told: "Norsk tale" and "Norsk tale" is "Norsk tale". */
export const distinctWords = (facts: readonly (string | null)[]): readonly string[] =>
  facts
    .filter((fact) => fact !== null)
    .filter((fact, index, all) => !all.slice(0, index).some((before) => plain(before).includes(plain(fact))));
