/** With spaces around, and without the ending of the definite form: "Biblioteket" gives " bibliotek ". */
const plain = (text: string): string => {
  const words = text.toLowerCase().replaceAll(",", " ").replace(/\s+/g, " ").trim();
  return ` ${words.replace(/(en|et|a)$/, "")} `;
};

/**
 * Facts in order, without those that an earlier fact contains: "Norsk tale" and "Norsk tale" give "Norsk tale",
 * "Biblioteket" and "Bibliotek" give "Biblioteket".
 */
export const distinctFacts = (facts: readonly (string | null)[]): readonly string[] =>
  facts
    .filter((fact) => fact !== null)
    .filter((fact, index, all) => !all.slice(0, index).some((before) => plain(before).includes(plain(fact))));
