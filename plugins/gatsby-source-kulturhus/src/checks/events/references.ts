import { byId, type SiteContent } from "../../pipeline/content";
import type { FaultyFiles } from "../../problems/faulty-files";
import { nearestFix, suggestion } from "../../problems/nearest";
import { type Problem, problemAt } from "../../problems/problem";

/** Productions and halls of showings that do not exist. */
export const references = (content: SiteContent, faulty: FaultyFiles): readonly Problem[] => {
  const productions = byId(content.productions);
  const halls = content.site.entity.halls.map(({ id }) => id);
  return content.events.flatMap(({ entity, origin }) => [
    ...(productions.has(entity.production) || faulty.hold("productions", entity.production)
      ? []
      : [
          problemAt(origin, {
            at: ["production"],
            message: `peker på «${entity.production}», men ingen film eller noe arrangement har den id-en.`,
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
  ]);
};
