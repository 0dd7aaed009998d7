import fc from "fast-check";
import { decoded, linesIn } from "./decode";
import { ENCODINGS, type Encoding } from "./testing/encodings";

const WORDS =
  "fløyte|Ås|årsmøte|ÆRLIG|idé|kafé|på|å|«Håp»|– smørbrød –|“Ørret”|Liv’s|Händel|entré|crème|2–3|KAFÉ|lørdag|Quiz|og|50 kr";
const line = fc
  .array(fc.constantFrom(...WORDS.split("|")), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(" "));
const lines = fc.array(line, { minLength: 2, maxLength: 8 });
const encoding = fc.constantFrom(...(Object.keys(ENCODINGS) as Encoding[]));

test("any Norwegian text reads back the same in any encoding", () => {
  fc.assert(
    fc.property(lines, encoding, fc.constantFrom("\n", "\r\n", "\r"), (written, as, end) => {
      const text = `Tittel;Dato${end}${written.join(end)}`;
      expect(decoded(ENCODINGS[as](text))).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

/** Folds the bytes of a text at most every few bytes, also within a letter. */
const folded = (bytes: Uint8Array, every: number): Uint8Array =>
  Uint8Array.from([...bytes].flatMap((byte, at) => (at > 0 && at % every === 0 ? [13, 10, 32, byte] : [byte])));

test("a line that is folded anywhere reads back the same", () => {
  const bytewise = fc.constantFrom<Encoding>("UTF-8", "UTF-8 with a mark", "Windows-1252", "MacRoman");
  fc.assert(
    fc.property(line, bytewise, fc.integer({ min: 2, max: 75 }), (text, as, every) => {
      const written = `SUMMARY:Hør på ${text}`;
      const [only, ...others] = linesIn(folded(ENCODINGS[as](written), every), true);
      expect([only?.text, others]).toEqual([written, []]);
    }),
    { numRuns: 600 },
  );
  const wide = Buffer.from("\ufeffSUMMARY:Påske\r\n kafé\r\nLOCATION:Foajé", "utf16le");
  expect(linesIn(wide, true).map(({ text, number }) => [number, text])).toEqual([
    [1, "SUMMARY:Påskekafé"],
    [3, "LOCATION:Foajé"],
  ]);
});

test("one wrong byte changes its own line only", () => {
  const bytewise = fc.constantFrom<Encoding>("UTF-8", "UTF-8 with a mark", "Windows-1252", "MacRoman");
  fc.assert(
    fc.property(lines, bytewise, fc.nat(), fc.integer({ min: 0, max: 255 }), (written, as, place, byte) => {
      const bytes = ENCODINGS[as](written.join("\n"));
      const at = place % bytes.length;
      fc.pre(![10, 13].includes(byte) && bytes[at] !== 10);
      const own = bytes.subarray(0, at).filter((one) => one === 10).length;
      const after = decoded(bytes.map((one, index) => (index === at ? byte : one))).split("\n");
      const others = (all: readonly string[]) => all.filter((_, index) => index !== own);
      expect(others(after)).toEqual(others(written));
    }),
    { numRuns: 1000 },
  );
});

test("lines of two encodings in one file are each read by their own", () => {
  const bytes = Buffer.concat([
    Buffer.from("Blå kveld\n"),
    Buffer.from("Grønn kafé\n", "latin1"),
    Buffer.from("Sál ŋ"),
  ]);
  expect(decoded(bytes)).toBe("Blå kveld\nGrønn kafé\nSál ŋ");
});

test("letters of Northern Sámi stay", () => {
  expect(decoded(Buffer.from("Čáhppes đáhpi, ŋuolla, ŧeatra, Šiella, žiella"))).toBe(
    "Čáhppes đáhpi, ŋuolla, ŧeatra, Šiella, žiella",
  );
});

test("what belongs to no encoding is marked, beside letters that do", () => {
  expect(decoded(Buffer.concat([Buffer.from("Grønn må"), Buffer.of(0xff, 0xfe), Buffer.from("ne på fløyte")]))).toBe(
    "Grønn må��ne på fløyte",
  );
});

test("a mark stays a mark when another line has a wrong byte", () => {
  expect(decoded(Buffer.concat([Buffer.from("\ufeffQuiz\nm"), Buffer.of(0xff), Buffer.from("te")]))).toMatch(/^Quiz\n/);
});
