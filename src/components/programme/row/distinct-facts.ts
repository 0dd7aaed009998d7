const plain = (text: string): string => ` ${text.toLowerCase().replaceAll(",", " ").replace(/\s+/g, " ").trim()} `;

/** Facts in order, without those that an earlier fact contains: "Norsk tale" and "Norsk tale" give "Norsk tale". */
export const distinctFacts = (facts: readonly (string | null)[]): readonly string[] =>
  facts
    .filter((fact) => fact !== null)
    .filter((fact, index, all) => !all.slice(0, index).some((before) => plain(before).includes(plain(fact))));
