/** What a text consists of for the search: runs of letters and digits. */
export const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case, in order, repeats included. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** Words that hold sentences together. They say nothing of what a text is about, and are no parts of compounds. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "alle alt at av bare ble blir da de dem den der det dette deg din ditt du eller en ene ens er ers et etter for fra før " +
    "ha han har hun hva hvem hver hvor hvordan i ikke inn jeg kan koster med meg men min mot må ned noe noen nok når nå og " +
    "også om opp oss over på seg sin sitt skal slik som så til under ut vare ved vi vil være vår"
  ).split(" "),
);

/** True for words such as «og», «hvor» and «til». */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
