import { either } from "../../../domain/define/voices";
import { byId, type SiteContent } from "../../content/content";
import { nearestFix, suggestion } from "../../problems/nearest";
import { type Problem, problemAt } from "../../problems/problem";
import type { FaultyFiles } from "../../reading/faulty-files";

const LISTS = [
  { field: "priceList", list: "priceLists", what: "prisliste" },
  { field: "accessSet", list: "accessSets", what: "tilrettelegging" },
  { field: "noteText", list: "noteTexts", what: "beskjed" },
] as const;

const listCure = (wanted: string, known: readonly string[], list: string): string =>
  known.length === 0 ? `Skriv den i ${list} i nettstedets innstillinger.` : suggestion(wanted, known);

/** Productions, halls and lists of showings that do not exist. */
export const references = (content: SiteContent, faulty: FaultyFiles): readonly Problem[] => {
  const productions = byId(content.productions);
  const halls = content.site.entity.halls.map(({ id }) => id);
  return content.events.flatMap(({ entity, origin }) => [
    ...(productions.has(entity.production) || faulty.hold("productions", entity.production)
      ? []
      : [
          problemAt(origin, {
            at: ["production"],
            message: `peker på «${entity.production}», men ingen film eller noe arrangement ${either("har den id-en", "heter det")}.`,
            cure: suggestion(entity.production, [...productions.keys()]),
            ...nearestFix(["production"], entity.production, [...productions.keys()]),
          }),
        ]),
    ...(halls.includes(entity.hall)
      ? []
      : [
          problemAt(origin, {
            at: ["hall"],
            message: `peker på «${entity.hall}», men nettstedet har ingen slik sal.`,
            cure: suggestion(entity.hall, halls),
            ...nearestFix(["hall"], entity.hall, halls),
          }),
        ]),
    ...LISTS.flatMap(({ field, list, what }) => {
      // The engine has replaced the valid references.
      const wanted = entity[field];
      if (wanted === undefined) return [];
      const message = `peker på «${wanted}», men nettstedet har ingen slik ${what}.`;
      const known = content.site.entity[list].map(({ id }) => id);
      return [problemAt(origin, { at: [field], message, cure: listCure(wanted, known, list) })];
    }),
  ]);
};
