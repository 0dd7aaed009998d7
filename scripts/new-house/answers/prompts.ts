import { createInterface } from "node:readline/promises";
import { answersSchema } from "./answers";
import { colorsFromText, hallFromText, partnerFromText } from "./flags";
import { PART_NAMES, PARTS } from "./parts";

interface Asker {
  readonly question: (text: string) => Promise<string>;
  readonly say: (text: string) => void;
}

const { shape } = answersSchema;

/** Asks until the answer is valid; an empty answer is undefined. */
const ask = async <Value>(
  { question, say }: Asker,
  text: string,
  schema: {
    readonly safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } };
  },
  read: (answer: string) => Value,
): Promise<Value | undefined> => {
  for (;;) {
    const answer = (await question(`${text}\n> `)).trim();
    const value = answer === "" ? undefined : read(answer);
    const checked = schema.safeParse(value);
    if (checked.success) return value;
    const message = checked.error?.issues[0]?.message ?? "";
    say(message.includes("→") ? `Svaret ${message}` : "Svaret mangler eller kan ikke brukes. Prøv igjen.");
  }
};

const asText = (answer: string): string => answer;
const words = (answer: string): readonly string[] => answer.split(",").map((word) => word.trim());

/** One line for each hall, and an empty one at the end. */
const askHalls = async (asker: Asker, parts: readonly string[]): Promise<readonly object[]> => {
  asker.say(`Rommene, ett på hver linje: navn, plasser, rullestolplasser, del av huset (${parts.join(", ")}), utleie.`);
  asker.say("For eksempel: Storsalen, 120, 4, kino, utleie. Tom linje når du er ferdig.");
  const halls: object[] = [];
  for (;;) {
    const hall = await ask(asker, `Rom ${halls.length + 1}`, shape.halls.unwrap().element.optional(), hallFromText);
    if (hall === undefined) return halls;
    halls.push(hall);
  }
};

const askHours = async (asker: Asker, parts: readonly string[]): Promise<object> => {
  const openingHours: Record<string, string> = {};
  for (const part of PART_NAMES.filter((one) => parts.includes(one) && one !== "kino" && one !== "filmklubb")) {
    const name = PARTS[part].hours;
    const row = shape.openingHours.unwrap().valueType.optional();
    const times = await ask(
      asker,
      `Når er ${name?.toLowerCase()} åpent? For eksempel: mandag–fredag 10.00–16.00, lørdag 10.00–14.00. Tomt hvis det ikke er faste tider.`,
      row,
      asText,
    );
    if (times !== undefined) openingHours[part] = times;
  }
  return openingHours;
};

/** Asks for what has not been given. */
export const askFor = async (given: Readonly<Record<string, unknown>>, asker: Asker): Promise<object> => {
  const line = async (key: keyof typeof shape, text: string) =>
    given[key] ?? (await ask(asker, text, shape[key], asText));
  const name = await line("name", "Hva heter huset?");
  const municipality = await line("municipality", "Hvilken kommune ligger det i? For eksempel: Vika kommune");
  const host = await line("host", "Hva blir nettadressen, uten https://? For eksempel: vikahuset.no");
  const parts =
    given.parts ?? (await ask(asker, `Hva finnes i huset? Velg blant: ${PART_NAMES.join(", ")}`, shape.parts, words));
  const chosen = Array.isArray(parts) ? parts.map(String) : [];
  const halls = given.halls ?? (await askHalls(asker, chosen));
  const openingHours = given.openingHours ?? (await askHours(asker, chosen));
  const place = shape.address.shape;
  const address = given.address ?? {
    street: await ask(asker, "Gate og nummer?", place.street, asText),
    postalCode: await ask(asker, "Postnummer?", place.postalCode, asText),
    city: await ask(asker, "Poststed?", place.city, asText),
  };
  const email = await line("email", "E-postadressen folk kan skrive til?");
  const phone = await line("phone", "Telefonnummer? Tomt hvis dere ikke har.");
  const partner = chosen.includes("kino")
    ? (given.partner ??
      (await ask(
        asker,
        "Filmplattform: nummer og navn, som 118, Vika kino. Tomt for ingen.",
        shape.partner,
        partnerFromText,
      )))
    : null;
  const colors =
    given.colors ??
    (given.logo === undefined
      ? await ask(
          asker,
          "Tre farger: hovedfarge, lys, gråtone, som #9B1B30, #F4C95D, #6B5D52. Tomt for våre.",
          shape.colors,
          colorsFromText,
        )
      : undefined);
  return { ...given, name, municipality, host, parts, halls, openingHours, address, email, phone, partner, colors };
};

/** Asks in a terminal. */
export const askInTerminal = async (given: object): Promise<object> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askFor(
      { ...given },
      { question: (text) => terminal.question(text), say: (text) => console.log(text) },
    );
  } finally {
    terminal.close();
  }
};
