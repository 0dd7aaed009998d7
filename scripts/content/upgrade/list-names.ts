import { ACCESSIBILITY_CHOICES } from "../../../domain/entities/event/accessibility";
import { type Common, isRecord, sameFor, type Written } from "./common-values";

const PLAIN: Readonly<Record<string, string>> = { å: "a", ø: "o", æ: "ae" };
const LONGEST_ID = 60;

export const idFor = (name: string, taken: readonly string[]): string => {
  const plain = name.toLowerCase().replace(/[åøæ]/g, (letter) => PLAIN[letter] ?? letter);
  const id =
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, LONGEST_ID)
      .replace(/^-+|-+$/g, "") || "liste";
  const next = (number: number): string => (taken.includes(`${id}-${number}`) ? next(number + 1) : `${id}-${number}`);
  return taken.includes(id) ? next(2) : id;
};

const listText = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} og ${words.at(-1)}`;

const lowered = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);

const features = ({ showing }: Written): readonly unknown[] =>
  Array.isArray(showing.features) ? showing.features : [];

const sharedFeature = (showings: readonly Written[]): string | null => {
  const [first] = showings;
  const found = first && features(first).find((feature) => showings.every((one) => features(one).includes(feature)));
  return typeof found === "string" ? found : null;
};

const format = (showings: readonly Written[]): string | null => {
  const common = sameFor(showings, ({ production }) => production.format);
  return common === null || common === "2D" ? null : `Kino ${common}`;
};

const FILMS: Readonly<Record<string, string>> = { movie: "Kino" };

/** Names for a price list, the most telling first: "Seniorkino", "Kino 3D", "Kino, voksen og honnør". */
export const priceNames = ({ value, showings }: Common): readonly string[] => {
  const labels = (Array.isArray(value) ? value : []).map((price) => (isRecord(price) ? String(price.label) : ""));
  const kind = FILMS[sameFor(showings, ({ production }) => production.object) ?? ""] ?? null;
  const type = sameFor(showings, ({ production }) => production.typeText);
  const names = [sharedFeature(showings), format(showings), kind, kind === null ? type : null].filter(
    (name) => name !== null,
  );
  const listed = lowered(listText(labels.map((label, at) => (at === 0 ? label : lowered(label)))));
  return [...names, `${kind ?? type ?? "Arrangementer"}, ${listed}`];
};

const CHOICES: Readonly<Record<string, string>> = ACCESSIBILITY_CHOICES;

/** "Teleslynge og rullestolplass" */
export const accessNames = ({ value }: Common): readonly string[] => {
  const words = (Array.isArray(value) ? value : []).map((kind) => CHOICES[String(kind)] ?? String(kind));
  return [listText(words.map((word, at) => (at === 0 ? word : lowered(word))))];
};

const WORDS_OF_ID = 3;

/** The first words of a note. */
export const noteNames = ({ value }: Common): readonly string[] => {
  const words = String(value).split(/\s+/);
  return [words.slice(0, WORDS_OF_ID).join(" "), words.slice(0, WORDS_OF_ID * 2).join(" ")];
};
