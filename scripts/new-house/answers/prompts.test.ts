import { hallFromText, readFlags } from "./flags";
import { promptFor } from "./prompts";
import { checkAnswers } from "./read-answers";

/** Answers questions in order; an empty answer when there are none left. */
const prompter = (answers: readonly string[]) => {
  const left = [...answers];
  const said: string[] = [];
  return {
    said,
    question: async (text: string) => {
      said.push(text);
      return left.shift() ?? "";
    },
    print: (text: string) => said.push(text),
  };
};

test("asks for what it has to know, and again when an answer cannot be used", async () => {
  const terminal = prompter([
    "Vikahuset",
    "Vika kommune",
    "https://vikahuset.no",
    "vikahuset.example.no",
    "kino, bibliotek",
    "Storsalen, 90, 2, kino",
    "Lesesalen, 40, 1, bibliotek",
    "",
    "når som helst",
    "mandag–fredag 10.00–16.00",
    "Strandveien 4",
    "9999",
    "Vika",
    "post@vikahuset.example.no",
  ]);
  const read = checkAnswers(await promptFor({}, terminal));
  expect(read).toMatchObject({
    answers: {
      host: "vikahuset.example.no",
      parts: ["kino", "bibliotek"],
      halls: [
        { name: "Storsalen", seats: 90, wheelchairSpaces: 2, part: "kino", toLet: false },
        { name: "Lesesalen", seats: 40, wheelchairSpaces: 1, part: "bibliotek", toLet: false },
      ],
      openingHours: { bibliotek: [{ opens: "10:00", closes: "16:00" }] },
      partner: null,
    },
  });
  expect(terminal.said.join("\n")).toContain("er ikke et vertsnavn");
  expect(terminal.said.join("\n")).toContain("kan ikke leses som åpningstider");
});

test("flags are answers", () => {
  const flags =
    "../vika --name Vika --parts kino,utleie --hall|Sal, 90, 2, kino, utleie|--hours|utleie=mandag 10.00–12.00";
  const { folder, given } = readFlags(
    flags.split("|").flatMap((part, index) => (index === 0 ? part.split(" ") : [part])),
  );
  expect(folder).toBe("../vika");
  expect(given).toMatchObject({
    name: "Vika",
    parts: ["kino", "utleie"],
    halls: [{ name: "Sal", seats: 90, wheelchairSpaces: 2, part: "kino", toLet: true }],
    openingHours: { utleie: "mandag 10.00–12.00" },
  });
  expect(() => readFlags(["--navn", "Vika"])).toThrow("--navn");
});

test("a hall that is given as a name and its seats has no places for wheelchairs, and is not to let", () => {
  expect(hallFromText("Salen, 40")).toEqual({ name: "Salen", seats: 40, wheelchairSpaces: 0, toLet: false });
});
