import { either, labelled } from "../../domain/define/voices";
import type { SiteSettings } from "../../domain/entities/site/site";
import type { Entry } from "../content/content";
import { suggestion } from "../problems/nearest";
import { type Problem, problemAt } from "../problems/problem";

const LISTS = { hall: "halls", priceList: "priceLists", accessSet: "accessSets" } as const;

const FIELDS = ["hall", "priceList", "accessSet"] as const;

/** The lists named by showing defaults exist. */
export const checkShowingDefaults = ({ entity, origin }: Entry<SiteSettings>): readonly Problem[] =>
  entity.showingDefaults.flatMap((row, index) =>
    FIELDS.flatMap((field) => {
      const wanted = row[field];
      const known = entity[LISTS[field]].map(({ id }) => id);
      if (wanted === undefined || known.includes(wanted)) return [];
      const at = ["showingDefaults", index, field];
      const message = `er «${wanted}», men ${either(`${LISTS[field]} har ingen med den id-en`, "det finnes ingen slik")}.`;
      const cure = known.length === 0 ? `Skriv den i ${labelled(LISTS[field])}.` : suggestion(wanted, known);
      return [problemAt(origin, { at, message, cure })];
    }),
  );
