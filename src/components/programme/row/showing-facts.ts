import { accessibilityLabel } from "../../../../domain/showings/showing";
import { siteTexts } from "../../../lib/texts";
import { distinctFacts } from "./distinct-facts";

/** "3D", "Norsk tale", "norsk tekst" */
export const versionFacts = (
  production: Pick<Queries.ShowingProductionFragment, "versionLabel" | "format" | "spokenLanguage" | "subtitles">,
): readonly string[] =>
  distinctFacts([
    production.versionLabel,
    production.format === "3D" ? "3D" : null,
    production.spokenLanguage === null ? null : siteTexts.spoken(production.spokenLanguage),
    production.subtitles === null ? null : siteTexts.subtitled(production.subtitles).toLowerCase(),
  ]);

/** What is shown of a showing besides time, title and state: hall, kind of event, version, features. */
export const showingFacts = (
  event: Queries.ShowingFieldsFragment,
  production: Queries.ShowingProductionFragment,
  withTitle: boolean,
): readonly string[] =>
  distinctFacts([
    event.hall.name,
    production.object === "culture" && withTitle ? production.kind : null,
    ...versionFacts(production),
    ...event.features,
  ]);

/** The accessibility that is shown as symbols: what is not among the features in text. */
export const symbolsOf = ({ features, accessibility }: Queries.ShowingFieldsFragment): readonly string[] =>
  accessibility.filter((one) => !features.includes(accessibilityLabel(one)));
