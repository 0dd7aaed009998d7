import { either } from "../../domain/define/voices";
import type { MenuItem } from "../../domain/entities/menu-item";
import { byId, type Entry, type SiteContent } from "../content/content";
import { nearestFix, suggestion } from "../problems/nearest";
import { type Problem, problemAt } from "../problems/problem";
import type { FaultyFiles } from "../reading/faulty-files";

const isOwnAncestor = (item: MenuItem, items: ReadonlyMap<string, Entry<MenuItem>>): boolean => {
  const seen = new Set<string>();
  for (let parent = item.parent; parent !== null; parent = items.get(parent)?.entity.parent ?? null) {
    if (parent === item.id) return true;
    if (seen.has(parent)) return false;
    seen.add(parent);
  }
  return false;
};

/** Menu items' parents exist in the same menu, on the same pages, without cycles. */
export const checkMenus = ({ menuItems }: SiteContent, faulty: FaultyFiles): readonly Problem[] => {
  const items = byId(menuItems);
  return menuItems.flatMap(({ entity, origin }) => {
    if (entity.parent === null) return [];
    const fail = (message: string, cure: string, known: readonly string[] = []) => [
      problemAt(origin, { at: ["parent"], message, cure, ...nearestFix(["parent"], entity.parent ?? "", known) }),
    ];
    const parent = items.get(entity.parent)?.entity;
    if (!parent && !faulty.isWhole("menus")) return [];
    if (!parent) {
      return fail(
        `er «${entity.parent}», men det menypunktet finnes ikke.`,
        suggestion(entity.parent, [...items.keys()]),
        [...items.keys()],
      );
    }
    if (isOwnAncestor(entity, items)) {
      return fail(
        `gjør at «${entity.label}» står under seg selv.`,
        `Velg et annet punkt, eller ${either("null", "ingen")} for øverst.`,
      );
    }
    if (parent.place !== entity.place) {
      return fail(
        `er «${entity.parent}», men det står i en annen meny${either(` (${parent.place})`, "")}.`,
        "Velg et punkt i samme meny.",
      );
    }
    return parent.onPagesIn === entity.onPagesIn
      ? []
      : fail(
          `er «${entity.parent}», som vises på sider på et annet språk.`,
          "Velg et punkt som vises på de samme sidene.",
        );
  });
};
