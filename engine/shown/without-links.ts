import { pathOfLink } from "../../domain/addresses/redirect-path";
import { edited } from "../../domain/define/places";
import type { MenuItem } from "../../domain/entities/menu-item";
import { htmlWithoutLinks } from "../../domain/html/html-without-links";
import { htmlPlaces } from "../content/clean-content";
import { contentOf, type Entry, type SiteContent } from "../content/content";
import { blockWithoutLinks } from "./block-without-links";

/** Entries without links to hidden pages, and without groups left empty. */
const menuWithout = (
  items: readonly Entry<MenuItem>[],
  isGone: (href: string) => boolean,
): readonly Entry<MenuItem>[] => {
  const keeps = new Map<string, boolean>();
  const under = (id: string) => items.filter(({ entity }) => entity.parent === id);
  const keep = ({ entity: { id, path } }: Entry<MenuItem>): boolean => {
    const known = keeps.get(id);
    if (known !== undefined) return known;
    // A cyclic entry, which the check reports, is kept.
    keeps.set(id, true);
    const entries = under(id);
    const leads = path === null ? entries.length === 0 : !isGone(path);
    const kept = entries.filter(keep).length > 0 || leads;
    keeps.set(id, kept);
    return kept;
  };
  return items
    .filter(keep)
    .map((item) =>
      item.entity.path !== null && isGone(item.entity.path)
        ? { ...item, entity: { ...item.entity, path: null } }
        : item,
    );
};

/** Content without links to hidden paths: in menus, lists, blocks, texts and halls. */
export const withoutLinks = (content: SiteContent, gone: ReadonlySet<string>): SiteContent => {
  const isGone = (href: string): boolean => gone.has(pathOfLink(href));
  const inText = (html: unknown) => (typeof html === "string" ? htmlWithoutLinks(html, isGone) : html);
  const texts = contentOf((name) => {
    const places = htmlPlaces.get(name) ?? null;
    if (places === null) return content[name];
    return content[name].map(({ entity, origin }) => ({ origin, entity: edited(entity, places, inText) }));
  });
  const { entity: settings, origin } = content.site;
  const halls = settings.halls.map((hall) =>
    hall.page !== null && isGone(hall.page) ? { ...hall, page: null } : hall,
  );
  return {
    ...content,
    ...texts,
    site: { origin, entity: { ...settings, halls } },
    menuItems: menuWithout(content.menuItems, isGone),
    pages: texts.pages.map((page) => ({
      ...page,
      entity: { ...page.entity, blocks: page.entity.blocks.map((block) => blockWithoutLinks(block, isGone)) },
    })),
  };
};
