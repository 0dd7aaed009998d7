import { ruleOf } from "../../../domain/blocks/occasion";
import { occasionFacts } from "../../../domain/entities/event/occasion-facts";
import type { Page } from "../../../domain/pages/page";
import { languagesIn, type OccasionFacts, type OccasionRule, suits } from "../../../domain/showings/occasion";
import { byId, type Entry, type SiteContent } from "../../content/content";
import type { Library } from "../../expand/library";
import { nearest } from "../../problems/nearest";
import { type FieldPath, type Problem, warningAt } from "../../problems/problem";

/** Fields of a rule with texts of the editors' own, and where showings have them. */
const TEXTS = {
  spoken: ({ spokenLanguage }: OccasionFacts) => languagesIn(spokenLanguage),
  subtitles: ({ subtitles }: OccasionFacts) => languagesIn(subtitles),
  features: ({ features }: OccasionFacts) => features,
} as const;

const ofRule = (
  rule: OccasionRule,
  {
    origin,
    at,
    facts,
  }: { readonly origin: Entry<Page>["origin"]; readonly at: FieldPath; readonly facts: readonly OccasionFacts[] },
): readonly Problem[] => {
  const unknown = (["spoken", "subtitles", "features"] as const).flatMap((name) => {
    const used = [...new Set(facts.flatMap((one): readonly string[] => TEXTS[name](one)))].filter(
      (text) => text !== "",
    );
    const known = new Set(used.map((text) => text.toLowerCase()));
    return rule[name].flatMap((value, index) => {
      if (known.has(value.toLowerCase())) return [];
      const guess = nearest(value, used);
      return [
        warningAt(origin, {
          at: [...at, name, index],
          message: `er «${value}», men ingen forestillinger har det.`,
          cure: guess === null ? "Rett verdien, eller vent til det finnes noe som passer." : `Mente du «${guess}»?`,
        }),
      ];
    });
  });
  if (unknown.length > 0 || facts.some((one) => suits(rule, one))) return unknown;
  return [
    warningAt(origin, {
      at,
      message: "passer ikke sammen: ingen forestillinger i innholdet oppfyller alt, så blokken er alltid tom.",
      cure: "Fjern eller rett noe i regelen.",
    }),
  ];
};

/** An occasion's rule suits some showing in the content, of any day. */
export const checkOccasions = (
  pages: readonly Entry<Page>[],
  { productions }: SiteContent,
  library: Library,
): readonly Problem[] => {
  const known = byId(productions);
  return pages.flatMap(({ entity: { blocks, sources }, origin }) =>
    blocks.flatMap((block, index) => {
      const rule = ruleOf(block);
      const source = sources.find(({ name }) => name === block.data.events);
      if (rule === null || !source) return [];
      const facts = library.find("event", source.filters).flatMap(({ entity }) => {
        const production = "hall" in entity ? known.get(entity.production)?.entity : undefined;
        return "hall" in entity && production ? [occasionFacts(entity, production)] : [];
      });
      return facts.length === 0 ? [] : ofRule(rule, { origin, at: ["blocks", index, "settings", "rule"], facts });
    }),
  );
};
