import { accessibilityLabel } from "../../../../domain/showings/showing";
import { siteTexts } from "../../../lib/texts";

/** With spaces around, and without the ending of the definite form: "Biblioteket" gives " bibliotek ". */
const plain = (text: string): string => {
  const words = text.toLowerCase().replaceAll(",", " ").replace(/\s+/g, " ").trim();
  return ` ${words.replace(/(en|et|a)$/, "")} `;
};

/**
 * Facts in order, without those that an earlier fact contains: "Norsk tale" and "Norsk tale" give "Norsk tale",
 * "Biblioteket" and "Bibliotek" give "Biblioteket".
 */
export const distinctFacts = (facts: readonly (string | null)[]): readonly string[] =>
  facts
    .filter((fact) => fact !== null)
    .filter((fact, index, all) => !all.slice(0, index).some((before) => plain(before).includes(plain(fact))));

export type Version = Pick<
  Queries.ShowingProductionFragment,
  "versionLabel" | "format" | "spokenLanguage" | "subtitles"
>;

/** "3D", "Norsk tale", "norsk tekst" */
export const versionFacts = (production: Version): readonly string[] =>
  distinctFacts([
    production.versionLabel,
    production.format === "3D" ? "3D" : null,
    production.spokenLanguage === null ? null : siteTexts.spoken(production.spokenLanguage),
    production.subtitles === null ? null : siteTexts.subtitled(production.subtitles).toLowerCase(),
  ]);

interface ShownFacts {
  readonly withTitle: boolean;
  readonly withSymbols?: boolean;
  /** What the list does not repeat: `repeatedFacts`. */
  readonly repeated: string;
}

/**
 * What is shown of a showing besides time, title and state: hall, kind of event, version, features; without symbols
 * also its accessibility, in words.
 */
export const showingFacts = (
  event: Queries.ShowingFieldsFragment,
  production: Queries.ShowingProductionFragment,
  { withTitle, withSymbols = withTitle, repeated }: ShownFacts,
): readonly string[] =>
  distinctFacts([
    event.hall.name,
    production.object === "culture" && withTitle ? production.kind : null,
    ...versionFacts(production),
    ...event.features,
    ...(withSymbols ? [] : symbolsOf(event).map(accessibilityLabel)),
  ]).filter((fact) => !repeated.split("\n").includes(fact));

/** The accessibility that is shown as symbols: what is not among the features in text. */
export const symbolsOf = ({
  features,
  accessibility,
}: Pick<Queries.ShowingFieldsFragment, "features" | "accessibility">): readonly string[] =>
  accessibility.filter((one) => !features.includes(accessibilityLabel(one)));

/** What all showings of one film share: said once above their rows, and joined, `repeated` of each. */
export const sharedFacts = (
  events: readonly Queries.ShowingFieldsFragment[],
  productions: ReadonlyMap<string, Queries.ShowingProductionFragment>,
): readonly string[] => {
  const [first = [], ...others] = events.flatMap((event) => {
    const production = productions.get(event.production.key);
    return production === undefined ? [] : [showingFacts(event, production, { withTitle: false, repeated: "" })];
  });
  return others.length === 0 ? [] : first.filter((fact) => others.every((facts) => facts.includes(fact)));
};
