import { createInterface } from "node:readline";
import { answersSchema } from "./answers";
import { hallFromText, partnerFromText } from "./flags";
import { PART_NAMES, PARTS } from "./parts";
import { type Prompter, prompt } from "./prompt";
import { promptLook } from "./prompt-look";

const { shape } = answersSchema;

const asText = (answer: string): string => answer;
const listItems = (answer: string): readonly string[] => answer.split(",").map((word) => word.trim());

/** One line per hall, and an empty one at the end. */
const promptHalls = async (prompter: Prompter, parts: readonly string[]): Promise<readonly object[]> => {
  prompter.print(
    `Rommene, ett på hver linje: navn, plasser, rullestolplasser, del av huset (${parts.join(", ")}), utleie.`,
  );
  prompter.print("For eksempel: Storsalen, 120, 4, kino, utleie. Tom linje når du er ferdig.");
  const halls: object[] = [];
  for (;;) {
    const hall = await prompt(
      prompter,
      `Rom ${halls.length + 1}`,
      shape.halls.unwrap().element.optional(),
      hallFromText,
    );
    if (hall === undefined) return halls;
    halls.push(hall);
  }
};

const promptHours = async (prompter: Prompter, parts: readonly string[]): Promise<object> => {
  const openingHours: Record<string, string> = {};
  for (const part of PART_NAMES.filter((one) => parts.includes(one) && one !== "kino" && one !== "filmklubb")) {
    const name = PARTS[part].hours;
    const row = shape.openingHours.unwrap().valueType.optional();
    const times = await prompt(
      prompter,
      `Når er ${name?.toLowerCase()} åpent? For eksempel: mandag–fredag 10.00–16.00, lørdag 10.00–14.00. Tomt hvis det ikke er faste tider.`,
      row,
      asText,
    );
    if (times !== undefined) openingHours[part] = times;
  }
  return openingHours;
};

/** Prompts for the missing answers. */
export const promptFor = async (known: Readonly<Record<string, unknown>>, prompter: Prompter): Promise<object> => {
  const line = async (key: keyof typeof shape, text: string) =>
    known[key] ?? (await prompt(prompter, text, shape[key], asText));
  const name = await line("name", "Hva heter huset?");
  const municipality = await line("municipality", "Hvilken kommune ligger det i? For eksempel: Vika kommune");
  const host = await line("host", "Hva blir nettadressen, uten https://? For eksempel: vikahuset.no");
  const parts =
    known.parts ??
    (await prompt(prompter, `Hva finnes i huset? Velg blant: ${PART_NAMES.join(", ")}`, shape.parts, listItems));
  const chosen = Array.isArray(parts) ? parts.map(String) : [];
  const halls = known.halls ?? (await promptHalls(prompter, chosen));
  const openingHours = known.openingHours ?? (await promptHours(prompter, chosen));
  const place = shape.address.shape;
  const address = known.address ?? {
    street: await prompt(prompter, "Gate og nummer?", place.street, asText),
    postalCode: await prompt(prompter, "Postnummer?", place.postalCode, asText),
    city: await prompt(prompter, "Poststed?", place.city, asText),
  };
  const email = await line("email", "E-postadressen folk kan skrive til?");
  const phone = await line("phone", "Telefonnummer? Tomt hvis dere ikke har.");
  const partner = chosen.includes("kino")
    ? (known.partner ??
      (await prompt(
        prompter,
        "Filmplattform: nummer og navn, som 118, Vika kino. Tomt for ingen.",
        shape.partner,
        partnerFromText,
      )))
    : null;
  const look = known.colors === undefined && known.logo === undefined ? await promptLook(prompter) : {};
  return { ...known, name, municipality, host, parts, halls, openingHours, address, email, phone, partner, ...look };
};

interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Prompts in a terminal. Pasted lines answer one question each. */
export const promptInTerminal = async (known: object, { input, output }: Streams): Promise<object> => {
  const terminal = createInterface({ input, output });
  // Collects lines from the start: a question would lose those that come before it.
  const lines = terminal[Symbol.asyncIterator]();
  let isOpen = true;
  terminal.once("close", () => {
    isOpen = false;
  });
  const question = async (text: string): Promise<string> => {
    // A multi-line prompt would be drawn over the previous output.
    const [prompt = "", ...above] = text.split("\n").reverse();
    for (const printed of above.reverse()) output.write(`${printed}\n`);
    terminal.setPrompt(prompt);
    // Lines that came before the end are still to be read, and Node 24 refuses to prompt after it.
    if (isOpen) terminal.prompt();
    const line = await lines.next();
    if (line.done) throw new Error("Spørsmålene ble avbrutt. Ingenting er skrevet.");
    return line.value;
  };
  try {
    return await promptFor({ ...known }, { question, print: (text) => output.write(`${text}\n`) });
  } finally {
    terminal.close();
  }
};
