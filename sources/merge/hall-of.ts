import { titleKey } from "../text/plain-text";

export interface Venue {
  readonly halls: readonly { readonly id: string; readonly name: string }[];
  /** The venue's hall for each of the source's hall names. */
  readonly named: Readonly<Record<string, string>>;
}

/** Words between spaces; places joined by "og" are one, which is neither. */
const wordsOf = (text: string): string => {
  const joined = text.replaceAll(/\s*(?:[&+/]|\s(?:og|eller)\s)\s*/g, "_");
  return ` ${joined.replaceAll(/[^\p{L}\p{N}_]+/gu, " ").trim()} `;
};

const holds = (text: string, name: string): boolean => name !== "" && wordsOf(text).includes(wordsOf(name));

/**
 * The venue's hall by its id or name, or by a name of the source's; also within a place with an address. Null when
 * there is none, or when the place names several.
 */
export const hallOf = (place: string, { halls, named }: Venue): string | null => {
  const known = halls.flatMap(({ id, name }) => [
    { hall: id, name: titleKey(id) },
    { hall: id, name: titleKey(name) },
  ]);
  const idOf = (text: string): string | null => known.find(({ name }) => name === titleKey(text))?.hall ?? null;
  // An entry of the settings counts before a hall of that name.
  const names = [
    ...Object.entries(named).map(([name, hall]) => ({ name: titleKey(name), hall: idOf(hall) })),
    ...known.filter(({ name }) => !Object.keys(named).some((own) => titleKey(own) === name)),
  ];
  const exactly = (text: string): string | null | undefined => names.find(({ name }) => name === titleKey(text))?.hall;
  const [first = ""] = place.split(/[,;(\n]/);
  for (const text of [place, first]) {
    const hall = exactly(text);
    if (hall !== undefined) return hall;
  }
  const text = titleKey(place);
  const within = names.filter(({ name }) => holds(text, name));
  // "Sal 1" within "Lille sal 1" is that.
  const isWider = (other: string, name: string): boolean => holds(other, name) && !holds(name, other);
  const widest = within.filter(({ name }) => !within.some((other) => isWider(other.name, name)));
  const found = new Set(widest.map(({ hall }) => hall));
  return found.size === 1 ? ([...found][0] ?? null) : null;
};
