import { distance } from "fastest-levenshtein";
import { grouped } from "../../../domain/collections/grouped";
import { either } from "../../../domain/define/voices";
import { longMoment } from "../../../domain/time/norwegian";
import type { Entry, SiteContent } from "../../content/content";
import { type FieldPath, type Problem, warningAt } from "../../problems/problem";

/** Equal or nearly equal values of different things. */

/** A name for comparing: without case, spaces and punctuation, unless it is nothing else. */
export const bareName = (name: string): string => {
  const plain = name.normalize("NFKC").toLowerCase().trim();
  return plain.replace(/[\s\p{P}]+/gu, "") || plain;
};

/** Shorter names one letter apart are often different things: "krig" and "krim". */
const MIN_LENGTH = 6;

const areTwins = (one: string, other: string): boolean => {
  const [a, b] = [bareName(one), bareName(other)];
  return a === b || (Math.min(a.length, b.length) >= MIN_LENGTH && distance(a, b) === 1);
};

interface Named extends Entry<unknown> {
  readonly at: FieldPath;
  readonly name: string;
}

/** Names in one list of filters: the rarer of two that are nearly equal. */
const nearTwins = (named: readonly Named[]): readonly Problem[] => {
  const uses = grouped(named, ({ name }) => name);
  const names = [...uses.keys()].sort((one, other) => (uses.get(other)?.length ?? 0) - (uses.get(one)?.length ?? 0));
  return names.flatMap((name, index) => {
    const usual = names.slice(0, index).find((other) => areTwins(name, other));
    if (usual === undefined) return [];
    return (uses.get(name) ?? []).map(({ origin, at }) =>
      warningAt(origin, {
        at,
        message: `er «${name}», men andre steder står det «${usual}»: i filtrene blir det to valg.`,
        cure: `Skriv «${usual}» begge steder, eller to navn som ingen forveksler.`,
      }),
    );
  });
};

const genresOf = ({ productions }: SiteContent): readonly Named[] =>
  productions.flatMap((entry) =>
    "genres" in entry.entity
      ? entry.entity.genres.map((name, index) => ({ ...entry, at: ["genres", index], name }))
      : [],
  );

const kindsOf = ({ productions }: SiteContent): readonly Named[] =>
  productions.flatMap((entry) =>
    "kind" in entry.entity && entry.entity.kind !== undefined
      ? [{ ...entry, at: ["kind"], name: entry.entity.kind }]
      : [],
  );

/** A link to one showing's tickets has its number; a link to the house's whole ticket shop has none. */
const isOfOne = (url: string): boolean => /\d{2}/.test(url.replace(/^https?:\/\/[^/]+/, ""));

const ticketLinks = ({ events }: SiteContent): readonly Problem[] => {
  const selling = events.filter(
    ({ entity: { ticketUrl, status } }) => ticketUrl !== undefined && status !== "cancelled",
  );
  return [...grouped(selling, ({ entity }) => entity.ticketUrl ?? "")].flatMap(([url, [first, ...others]]) =>
    first === undefined || !isOfOne(url)
      ? []
      : others.map(({ origin }) =>
          warningAt(origin, {
            at: ["ticketUrl"],
            message: `er den samme som for forestillingen ${longMoment(first.entity.start)}${either(` (${first.entity.id})`, "")}: den ene selger billetter til den andre.`,
            cure: "Lim inn lenken til billettene for denne forestillingen.",
          }),
        ),
  );
};

const titles = ({ pages }: SiteContent): readonly Problem[] =>
  [...grouped(pages, ({ entity }) => bareName(entity.title))].flatMap(([, [first, ...others]]) =>
    first === undefined || first.entity.title.includes("{")
      ? []
      : others.map(({ entity, origin }) =>
          warningAt(origin, {
            at: ["title"],
            message: `er «${entity.title}», som er tittelen på ${either(first.origin.file, "en annen side")} også: i søket og i fanene er de like.`,
            cure: "Gi sidene hver sin tittel.",
          }),
        ),
  );

/** Duplicate names, titles and links. */
export const checkTwins = (content: SiteContent): readonly Problem[] => [
  ...nearTwins(genresOf(content)),
  ...nearTwins(kindsOf(content)),
  ...ticketLinks(content),
  ...titles(content),
];
