import { parseArgs } from "node:util";

const TEXT = { type: "string" } as const;
const MANY = { type: "string", multiple: true } as const;

const OPTIONS = {
  from: TEXT,
  name: TEXT,
  municipality: TEXT,
  host: TEXT,
  parts: TEXT,
  hall: MANY,
  hours: MANY,
  street: TEXT,
  "postal-code": TEXT,
  city: TEXT,
  email: TEXT,
  phone: TEXT,
  partner: TEXT,
  colors: TEXT,
  logo: TEXT,
  help: { type: "boolean" },
} as const;

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;

const partsOf = (text: string): readonly string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** "Kinosalen, 90, 2, kino, utleie": name, seats, wheelchair spaces, its part, and whether it is for rent. */
export const hallFromText = (text: string): object => {
  const [name, seats, wheelchairSpaces, ...rest] = partsOf(text);
  const part = rest.find((word) => word !== "utleie");
  return {
    name,
    seats: number(seats),
    wheelchairSpaces: number(wheelchairSpaces) ?? 0,
    ...(part !== undefined && { part }),
    toLet: rest.includes("utleie"),
  };
};

/** "118, Vika kino" */
export const partnerFromText = (text: string): object | null => {
  const [id, ...name] = partsOf(text);
  return id === undefined ? null : { id: number(id), name: name.join(", ") };
};

export const colorsFromText = (text: string): object => {
  const [accent, light, neutral] = partsOf(text);
  return { accent, light, neutral };
};

const defined = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

export interface Flags {
  readonly folder: string | undefined;
  readonly from: string | undefined;
  readonly help: boolean;
  /** Answers given as flags. */
  readonly given: object;
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node's message is English, and quotes the flag.
    const [, flag = ""] = /'(-[^'\s=]*)/.exec(String(error)) ?? [];
    const known = flag.slice(2) in OPTIONS;
    throw new Error(
      `Valget ${flag} ${known ? "mangler verdien sin, eller har en det ikke skal ha" : "finnes ikke"}. → Velg blant ${Object.keys(OPTIONS).join(", ")}, med -- foran.`,
    );
  }
};

/** @throws When a flag is unknown. */
export const readFlags = (args: readonly string[]): Flags => {
  const { values, positionals } = parsed(args);
  const { from, help, hall, hours, parts, street, city, partner, colors, "postal-code": postalCode, ...texts } = values;
  const openingHours = hours?.map((line) => {
    const [part = "", ...times] = line.split("=");
    return [part.trim(), times.join("=")];
  });
  return {
    folder: positionals[0],
    from,
    help: help ?? false,
    given: defined({
      ...texts,
      parts: parts && partsOf(parts),
      halls: hall?.map(hallFromText),
      openingHours: openingHours && Object.fromEntries(openingHours),
      address: street || city || postalCode ? { street, postalCode, city } : undefined,
      partner: partner && partnerFromText(partner),
      colors: colors && colorsFromText(colors),
    }),
  };
};
