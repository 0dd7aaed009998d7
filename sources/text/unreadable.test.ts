import fc from "fast-check";
import { unreadableIn } from "./unreadable";

test.each([
  ["Gr\ufffdnn kveld", "Gr\ufffdnn"],
  ["Sm\u0099rbrød", "Sm\u0099rbrød"],
  ["GrÃ¸nn kveld", "GrÃ¸nn"],
  ["Fest â€“ og mer", "â€“"],
  ["muitaleapmi Å‹ uŋ giÄ‘a", "giÄ‘a"],
  ["Bl√•b√¶r", "Bl√•b√¶r"],
  ["sm├©r", "sm├©r"],
  ["Sm¿rbr¿d", "Sm¿rbr¿d"],
  ["IdŽ", "IdŽ"],
  ["Gr?nn kveld", "Gr?nn"],
  ["?rsmøte", "?rsmøte"],
  ["SM?RBR?D", "SM?RBR?D"],
  ["Kafé p? torget", "p?"],
])("%j cannot be read", (text, word) => expect(unreadableIn(text)).toBe(word));

test.each([
  "Hva nå? Og så?",
  "Hvem?Hva?Hvor?",
  "NÅ… eller aldri",
  "«PÅ»",
  "MÅ–MÅ",
  "Plan B?",
  "½ pris, 100 % moro – 5 §",
  "Čáhppes đáhpi ŋ ŧ",
  "Se https://billett.example.no/a?b=c og kari@example.no",
  "🎄 Jul 👨‍👩‍👧",
  "Łódź og Škoda",
])("%j can be read", (text) => expect(unreadableIn(text)).toBeNull());

test("any word with a Norwegian letter is found when UTF-8 was read as another encoding, or the letter was lost", () => {
  const word = fc.tuple(
    fc.constantFrom("gr", "Sm", "bl", "fl"),
    fc.constantFrom(..."æøåé"),
    fc.constantFrom("nn", "rbrød"),
  );
  const damage = fc.constantFrom(
    (text: string) => Buffer.from(text).toString("latin1"),
    (text: string) => new TextDecoder("macintosh").decode(Buffer.from(text)),
    (text: string) => text.replaceAll(/[^\0-~]/g, "?"),
    (text: string) => text.replaceAll(/[^\0-~]/g, "\ufffd"),
  );
  fc.assert(
    fc.property(word, damage, (parts, damaged) => {
      expect(unreadableIn(`En ${parts.join("")} kveld`)).toBeNull();
      expect(unreadableIn(`En ${damaged(parts.join(""))} kveld`)).not.toBeNull();
    }),
    { numRuns: 400 },
  );
});
