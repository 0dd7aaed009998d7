import { grouped } from "../../../domain/collections/grouped";
import { either } from "../../../domain/define/voices";
import type { MenuItem } from "../../../domain/entities/menu-item";
import { byId, type Entry, type SiteContent } from "../../content/content";
import { type Problem, problemAt, warningAt } from "../../problems/problem";

/** The header shows two levels of items, no deeper ones. The footer shows all its items. */
const tooDeep = ({ entity, origin }: Entry<MenuItem>, items: ReadonlyMap<string, Entry<MenuItem>>) => {
  const above = entity.parent === null ? undefined : items.get(entity.parent)?.entity;
  return entity.place === "footer" || above === undefined || above.parent === null || !items.has(above.parent)
    ? []
    : [
        problemAt(origin, {
          at: ["parent"],
          message: `er «${above.id}», som selv står under «${above.parent}»: menyen har to nivåer, så «${entity.label}» vises ikke.`,
          cure: `${either("Skriv", "Velg")} "${above.parent}", eller ${either("null", "ingen")} for øverst.`,
        }),
      ];
};

const emptyGroup = ({ entity, origin }: Entry<MenuItem>, isGroup: boolean): readonly Problem[] =>
  entity.path === null && !isGroup
    ? [
        warningAt(origin, {
          at: ["path"],
          message: `${either("er null", "mangler")}, men ingen punkter står under «${entity.label}»: det fører ingen steder.`,
          cure: `Skriv hvor det fører, eller legg punkter under det${either(" med dette punktets id i parent", "")}.`,
        }),
      ]
    : [];

/** Every menu item is shown, and leads somewhere or opens a group. */
export const checkMenuLevels = ({ menuItems }: SiteContent): readonly Problem[] => {
  const items = byId(menuItems);
  const below = grouped(menuItems, ({ entity }) => entity.parent);
  return menuItems.flatMap((item) => [...tooDeep(item, items), ...emptyGroup(item, below.has(item.entity.id))]);
};
