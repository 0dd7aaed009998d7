/** Tokens of a text for the search: runs of letters and digits. */
export const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case, in order, with repeats. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** Stop words: they do not describe a text, and are not parts of compounds. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "alle alt at av bare ble blir da de dem den der dere deres det dette deg din ditt du eller en ene ens er ers et ett " +
    "etter finne finnes for fordi fra få får før gjør gå går ha han har hei hun hva hvem hver hvilke hvilken hvilket hvor " +
    "hvordan hvorfor i ikke inn ja jeg kan koste koster kunne ligger lov lurer man med meg men min mitt mot mye må ned noe " +
    "noen nok når nå og også om opp oss over på seg sin sitt skal skjer slik som så ta takk til trenger under ut vare ved vi " +
    "vil vis være vår vårt ønsker"
  ).split(" "),
);

/** True for words such as «og», «hvor» and «til». */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The significant words of a text; all of them when none is. */
export const significantWords = (text: string): readonly string[] => {
  const words = wordsOf(text);
  const significant = words.filter((word) => !isStopWord(word));
  return significant.length > 0 ? significant : words;
};
