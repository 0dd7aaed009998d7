import fc from "fast-check";
import { titleIn } from "./title";

test.each([
  ["Canceled: Strikketreff", "Strikketreff", "cancelled", null],
  ["CANCELLED - Strikketreff", "Strikketreff", "cancelled", null],
  ["Strikketreff (avlyst pga. snø)", "Strikketreff", "cancelled", "Avlyst pga. snø."],
  ["AVLYSES på grunn av snø: Strikketreff", "Strikketreff", "cancelled", "Avlyses på grunn av snø."],
  ["Strikketreff – avlyst – i foajeen", "Strikketreff – i foajeen", "cancelled", null],
  ["AVLYST/CANCELLED: Strikketreff", "Strikketreff", "cancelled", null],
  ["NB! Strikketreff er avlyst", "Strikketreff", "cancelled", null],
  ["Flyttet til foajeen: Strikketreff", "Strikketreff", "moved", "Flyttet til foajeen."],
  ["Strikketreff blir utsatt til 5. januar", "Strikketreff", "postponed", "Utsatt til 5. januar."],
  ["AVLYST", "", "cancelled", null],
  ["❌ AVLYST – Byttekveld 🚫", "Byttekveld", "cancelled", null],
  ["Utsolgt: Byttekveld", "Byttekveld", "soldOut", null],
  ["Byttekveld er fulltegnet", "Byttekveld", "soldOut", null],
  ["Byttekveld (få plasser igjen)", "Byttekveld", "fewLeft", null],
  ["AVLYST – Byttekveld (utsolgt)", "Byttekveld", "cancelled", null],
] as const)("%j is %j, %s", (written, title, state, reason) =>
  expect(titleIn(written)).toEqual({ title, state, reason }),
);

test.each([
  "Innstilt på suksess",
  "Mannen som flyttet",
  "UTSATT FOR FARE",
  "Kurs i avlysthet",
  "Avlystes saga",
  "Quiz er ikke avlyst",
  "Fullt hus",
  "Helt utsolgt for jul",
  "Få meg på, for faen",
  "Ikke avlyst: Quiz",
  "Film (2D) – norsk tale: kl. 19:30",
])("%j is a title", (title) => expect(titleIn(title)).toEqual({ title, state: null, reason: null }));

const WORDS = {
  avlyst: "cancelled",
  Avlyses: "cancelled",
  canceled: "cancelled",
  Cancelled: "cancelled",
  avbestilt: "cancelled",
  innstilt: "cancelled",
  Aflyst: "cancelled",
  kansellert: "cancelled",
  utsatt: "postponed",
  Flyttet: "moved",
  utsolgt: "soldOut",
  Fullbooket: "soldOut",
  "få igjen": "fewLeft",
} as const;
const TITLES = [
  "Strikketreff",
  "Ut på tur",
  "Konsert: Blå time",
  "Film-kveld (barn)",
  "Kaffe, kake og krim",
  "Lesesirkel – høst",
];
const PLACES: readonly ((word: string, title: string) => string)[] = [
  (word, title) => `${word}: ${title}`,
  (word, title) => `${word} - ${title}`,
  (word, title) => `${word} – ${title}`,
  (word, title) => `[${word}] ${title}`,
  (word, title) => `**${word}!** ${title}`,
  (word, title) => `${title} (${word})`,
  (word, title) => `${title} - ${word}!`,
  (word, title) => `${title}, ${word}`,
  (word, title) => `${title} (${word} pga. storm)`,
  (word, title) => `${word.toUpperCase()} ${title}`,
  (word, title) => `${title} ${word.toUpperCase()}`,
];

test("a state in any case, at any place, is none of the title", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(WORDS) as (keyof typeof WORDS)[])),
      fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        (text: string) => text.toLowerCase(),
      ),
      fc.constantFrom(...TITLES),
      fc.constantFrom(...PLACES),
      (word, spelled, title, placed) => {
        expect(titleIn(placed(spelled(word), title))).toMatchObject({ title, state: WORDS[word] });
      },
    ),
    { numRuns: 1000 },
  );
});
