import { join } from "node:path";
import { PassThrough } from "node:stream";
import { answersFor } from "../testing/answers";
import { answersSchema } from "./answers";
import { hallFromText, readFlags } from "./flags";
import { prompt } from "./prompt";
import { promptFor, promptInTerminal } from "./prompts";
import { checkAnswers } from "./read-answers";

/** Questions that are asked again and again would end in a full memory, and no time limit would come before. */
const MAX_DIALOGUE_LENGTH = 100;

/** Answers questions in order; an empty answer when there are none left. */
const prompter = (answers: readonly string[]) => {
  const left = [...answers];
  const said: string[] = [];
  return {
    said,
    question: async (text: string) => {
      said.push(text);
      if (said.length > MAX_DIALOGUE_LENGTH) throw new Error("asks without end");
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

test("lines that are pasted together are as many answers, and an end in the middle is reported", async () => {
  const pasted = () => {
    const input = new PassThrough();
    input.end("Vikahuset\nVika kommune\nvikahuset.example.no\nkantine\n\n\nStrandveien 4\n9999\nVika\n");
    return { input, output: new PassThrough().resume() };
  };
  const known = { email: "post@vikahuset.example.no", phone: "00 00 00 01", colors: undefined, logo: "logo.svg" };
  expect(await promptInTerminal(known, pasted())).toMatchObject({
    host: "vikahuset.example.no",
    parts: ["kantine"],
    address: { street: "Strandveien 4", postalCode: "9999", city: "Vika" },
  });
  await expect(promptInTerminal({ logo: "logo.svg" }, pasted())).rejects.toThrow("Spørsmålene ble avbrutt");
});

/** Asks only for the look of a house whose other answers are known. */
const askForLook = async (answers: readonly string[], more: object = {}) => {
  const terminal = prompter(answers);
  const { name, municipality, host, parts, halls, openingHours, address, email } = answersFor(["kantine"]);
  const known = { name, municipality, host, parts, halls, openingHours, address, email, phone: "00 00 00 01", ...more };
  const { colors, logo } = answersSchema.parse(await promptFor(known, terminal));
  return { colors, logo, said: terminal.said };
};

test("reports what becomes of colours while they are chosen, and takes others", async () => {
  const faint = "#FFF5B0, #F4C95D, #6B5D52";
  const { colors, said } = await askForLook([faint, "#9B1B30, #F4C95D, lys", "#9B1B30, #F4C95D, #6B5D52", ""]);
  expect(colors).toEqual({ accent: "#9B1B30", light: "#F4C95D", neutral: "#6B5D52" });
  const [asked, ...told] = said;
  expect(asked).toMatch(/^Tre farger/);
  expect(told[0]).toMatch(/^Hovedfarge #[0-9A-F]{6}, lys #F4C95D, gråtone #6B5D52\.$/);
  expect(told[1]).toMatch(/^Hovedfargen er endret fra #FFF5B0 til #/);
  expect(told[2]).toMatch(/^Teksten på knappene har kontrast/);
  expect(told[3]).toMatch(/^Andre farger/);
  expect(told[4]).toMatch(/^Svaret er ikke en farge\. →/);
  expect(told.slice(6).join("\n")).not.toContain("er endret fra");
});

test("takes the path of a logo, and shows which colours it gives", async () => {
  const logo = join("tests", "minimal-site", "content", "images", "logo.svg");
  const { said, ...look } = await askForLook(["finnes/ikke.png", "package.json", logo, ""]);
  expect(look).toEqual({ colors: undefined, logo });
  expect(
    said.filter((line) => /^Filen finnes\/ikke\.png .*finnes ikke\.|kan ikke leses som et bilde/.test(line)),
  ).toHaveLength(2);
  expect(said.some((line) => line.startsWith("Hovedfarge #"))).toBe(true);
});

test("asks for no colours when there is a logo, and for nothing more after an empty answer", async () => {
  expect((await askForLook([], { logo: "logo.svg" })).said).toEqual([]);
  const { said, ...look } = await askForLook([""]);
  expect([look, said.length]).toEqual([{ colors: undefined, logo: undefined }, 1]);
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

test("spaces around an answer are none of it, and an answer of spaces is empty", async () => {
  const { question, print } = prompter(["  Vikahuset  ", "   "]);
  const ask = () => prompt({ question, print }, "Navn?", { safeParse: () => ({ success: true }) }, (answer) => answer);
  expect([await ask(), await ask()]).toEqual(["Vikahuset", undefined]);
});
