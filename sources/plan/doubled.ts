import { grouped } from "../../domain/collections/grouped";
import type { Pulled, PulledShowing } from "../records";
import { titleKey } from "../text/plain-text";
import type { PresentContent } from "./present-content";

/** Why the showings of films with the same EDI number as another film of the source are not taken. */
export const ambiguousFilms = ({ showings }: Pulled): ReadonlyMap<PulledShowing, string> => {
  const titles = new Map<string, Map<string, string>>();
  for (const { production } of showings) {
    if (production.ediNumber === null) continue;
    const own = titles.get(production.ediNumber) ?? new Map<string, string>();
    const film = `${production.id} ${titleKey(production.title)}`;
    titles.set(production.ediNumber, own.set(film, production.title));
  }
  return new Map(
    showings.flatMap((showing) => {
      const { ediNumber } = showing.production;
      const own = [...(titles.get(ediNumber ?? "")?.values() ?? [])];
      if (own.length < 2) return [];
      return [[showing, `EDI-nummer ${ediNumber} står på flere filmer hos kilden: ${own.join(" og ")}`] as const];
    }),
  );
};

/** Why the showings of films that are named by a title alone, which several films here have, are not taken. */
export const unclearFilms = (
  { showings }: Pulled,
  { productions }: Pick<PresentContent, "productions">,
): ReadonlyMap<PulledShowing, string> => {
  const films = grouped(
    productions.flatMap(({ value }) => (value.object === "movie" ? [titleKey(String(value.title))] : [])),
    (title) => title,
  );
  return new Map(
    showings.flatMap((showing) => {
      const { kind, title, ediNumber } = showing.production;
      const count = films.get(titleKey(title))?.length ?? 0;
      return kind !== "film" || ediNumber !== null || count < 2
        ? []
        : [[showing, `tittelen står på ${count} filmer her. → Skriv filmens EDI-nummer i kolonnen «EDI-nummer»`]];
    }),
  );
};

interface DoubledIds {
  /** Without repetitions of the same showing. */
  readonly showings: readonly PulledShowing[];
  /** The other showings with the same id, of those that have any. */
  readonly sameId: ReadonlyMap<PulledShowing, readonly PulledShowing[]>;
}

/** Different showings with one id: the id then tells nothing. */
export const doubledIds = ({ showings }: Pulled): DoubledIds => {
  const different = [...new Map(showings.map((one) => [JSON.stringify(one), one])).values()];
  const sameId = [...grouped(different, ({ id }) => id).values()].flatMap((own) =>
    own.length < 2 ? [] : own.map((one) => [one, own.filter((other) => other !== one)] as const),
  );
  return { showings: different, sameId: new Map(sameId) };
};
