const ENDINGS = ["enes", "ene", "ens", "ets", "ers", "ane", "en", "et", "er", "ar", "es", "a", "e", "s"];
const SHORTEST_STEM = 3;

/**
 * A word without its Norwegian ending, roughly: «festsalen» and «festsaler» give «festsal». The index has a real
 * stemmer; this one is for what happens around it, in marks, compounds and corrections.
 * @param word In lower case.
 */
export const withoutEnding = (word: string): string => {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
};
