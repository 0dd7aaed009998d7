/** How well characters beyond ASCII fit Norwegian text, to tell encodings apart. */

const NORWEGIAN = /[æøåÆØÅ]/;
const ACCENTED = /[éèêëóòôöäüáàâíñçÉÄÖÜÁ]/;
const PUNCTUATION = /[«»“”„‘’–—…•·°§€£½¼¾×´\u00a0]/;
/** What may stand between two letters. */
const JOINING = /[’–—´…]/;
const SAMI = /[čđŋšŧžČĐŊŠŦŽ]/;
/** Letters that another encoding's bytes become, and that no Norwegian text has. */
const FOREIGN = /[\u00c0-\u00ffŒœƒıŸ]/;

const LETTER = /[\p{Lu}\p{Ll}\p{Lo}]/u;
const WRONG = -3;
const UNREADABLE = -4;

const worthOf = (character: string, before: string, after: string): number => {
  if (/[\ufffd\x80-\x9f]/.test(character)) return UNREADABLE;
  const isBeside = LETTER.test(before) || LETTER.test(after);
  if (LETTER.test(character)) {
    // "KafÈ", "pŒ", "HŠndel"
    const isWithin = /\p{Ll}/u.test(before) || (/\p{Lu}/u.test(before) && /\p{Ll}/u.test(after));
    if (/\p{Lu}/u.test(character) && isWithin) return WRONG;
    if (NORWEGIAN.test(character)) return 3;
    if (ACCENTED.test(character) || SAMI.test(character)) return isBeside ? 1 : WRONG;
    return FOREIGN.test(character) ? WRONG : 0;
  }
  if (!PUNCTUATION.test(character)) return WRONG;
  if (/[½¼¾]/.test(character) && isBeside) return WRONG;
  return LETTER.test(before) && LETTER.test(after) && !JOINING.test(character) ? WRONG : 1;
};

/** Higher for what makes Norwegian words; zero for ASCII. */
export const scoreOf = (text: string): number => {
  const characters = [...text];
  return characters.reduce(
    (sum, character, at) =>
      character < "\x80" ? sum : sum + worthOf(character, characters[at - 1] ?? "", characters[at + 1] ?? ""),
    0,
  );
};

/** Whether a text has what bytes of another encoding rarely become by chance. */
export const isConvincing = (text: string): boolean => /[æøåÆØÅéèêóòôäöüÉ–—“”’«»…·§°•]/.test(text);
