import { grouped } from "../../domain/collections/grouped";
import type { NodeContext } from "../../domain/define/node-context";
import { nodeId } from "../../domain/define/output";
import type { Article } from "../../domain/entities/article";
import { eventEnd } from "../../domain/entities/event/event-end";
import { MODELS } from "../../domain/entities/models";
import { byId } from "../content/content";
import { memberPagesOf } from "../expand/member-pages";
import type { LoadedContent } from "../expand/resolve-sources";
import { openDaysOfParts } from "./open-days";
import { shownAddress } from "./shown-address";

const AT_MOST = 3;

type Placed = Pick<Article, "id" | "category" | "order">;

/**
 * An article's related articles: those after it on the same topic, cyclically, then the others. So every article on a
 * topic is linked from another; one without a topic is about the website itself, and follows none.
 */
const relatedArticles = (articles: readonly Placed[]): ((id: string) => readonly string[]) => {
  const inOrder = [...articles].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const onTopics = inOrder.filter(({ category }) => category !== undefined);
  const byCategory = grouped(onTopics, ({ category }) => category);
  const categoryOf = new Map(inOrder.map(({ id, category }) => [id, category]));
  return (id) => {
    if (!categoryOf.has(id)) return [];
    const category = categoryOf.get(id);
    const alike = byCategory.get(category) ?? [];
    const at = alike.findIndex((article) => article.id === id);
    const others = onTopics.filter((article) => article.category !== category);
    return [...alike.slice(at + 1), ...alike.slice(0, at), ...others].slice(0, AT_MOST).map((article) => article.id);
  };
};

/** Where the page of a hall shows its seating plans. */
const seatingPlans = ({ site, resolvedPages }: LoadedContent): ((hallId: string) => string | null) => {
  const pages = new Map(resolvedPages.map((page) => [page.path, page]));
  const places = new Map(
    site.entity.halls.map(({ id, page, setups }) => {
      const plans = pages
        .get(page ?? "")
        ?.blocks.find(({ block }) => !block.hide && block.component === "seating-plans" && block.settings.hall === id);
      return [id, plans === undefined || setups.length === 0 ? null : `${page}#${plans.block.id}-overskrift`] as const;
    }),
  );
  return (hallId) => places.get(hallId) ?? null;
};

/** Facts of loaded content for computed fields of nodes. */
export const nodeContext = (loaded: LoadedContent): NodeContext => {
  const { productions, menuItems, site } = loaded;
  const { advertisingMinutes } = site.entity;
  const productionsById = byId(productions);
  const eventsById = byId(loaded.events);
  const inOrder = [...loaded.events].sort((a, b) => a.entity.start.localeCompare(b.entity.start));
  const eventsOf = grouped(inOrder, ({ entity }) => entity.production);
  const itemsInOrder = [...menuItems].sort((a, b) => a.entity.order - b.entity.order);
  const itemsUnder = grouped(itemsInOrder, ({ entity }) => entity.parent);
  const openDays = openDaysOfParts(loaded);
  const memberPages = memberPagesOf(loaded.pages);
  const pages = new Map(
    loaded.resolvedPages.flatMap(({ path, model, subjects }) =>
      model === null ? [] : subjects.map(({ entity }) => [nodeId(MODELS[model].type, entity.id), path] as const),
    ),
  );
  const pageOf = (type: string, id: string) => pages.get(nodeId(type, id)) ?? null;
  const hasPage = ({ id }: { readonly id: string }) => pageOf(MODELS.article.type, id) !== null;
  return {
    memberPages,
    shownAddress,
    pageOf,
    eventsOf: (productionId) => (eventsOf.get(productionId) ?? []).map(({ entity }) => entity.id),
    endOf: (eventId) => {
      const event = eventsById.get(eventId)?.entity;
      const production = event && productionsById.get(event.production)?.entity;
      return event && production ? eventEnd(event, { production, advertisingMinutes }) : null;
    },
    seatingOf: seatingPlans(loaded),
    relatedTo: relatedArticles(loaded.articles.map(({ entity }) => entity).filter(hasPage)),
    entriesOf: (menuItemId) => (itemsUnder.get(menuItemId) ?? []).map(({ entity }) => entity.id),
    openDaysOf: (partId) => openDays.get(partId) ?? [],
  };
};
