import type { z } from "zod";
import { blockDefinition } from "../../domain/blocks";
import { grouped } from "../../domain/collections/grouped";
import type { Production } from "../../domain/entities/production/production";
import type { pagePaper } from "../../domain/pages/page-paper";
import { dateOf, type LocalDate } from "../../domain/time/local-time";
import { kroner, listed } from "../../domain/time/norwegian";
import type { ModelEntity } from "../expand/library";
import type { ResolvedBlock } from "../expand/resolve-sources";
import { shownAddress } from "./shown-address";

type Showing = Extract<ModelEntity, { readonly prices: unknown }>;

interface Known {
  readonly address: string;
  readonly today: LocalDate;
  readonly productionOf: (id: string) => Production | undefined;
}

const isShowing = (entity: ModelEntity): entity is Showing => "prices" in entity;

const showingsOf = ({ slots }: ResolvedBlock): readonly Showing[] =>
  Object.values(slots).flatMap((held) =>
    held === null || "entity" in held ? [] : held.map(({ entity }) => entity).filter(isShowing),
  );

const priceText = ({ prices }: Showing): string =>
  prices.map(({ label, amount }, index) => `${index === 0 ? label : label.toLowerCase()} ${kroner(amount)}`).join(", ");

/** More kinds than this do not name a group. */
const MAX_KINDS = 3;

/** More titles than this do not name a group. */
const MAX_TITLES = 2;

/** The features of a showing and of its production. */
const featuresOf = ({ features, production }: Showing, { productionOf }: Known): readonly string[] => [
  ...(productionOf(production)?.features ?? []),
  ...features,
];

/**
 * What sets a group of showings apart from the others: "3D", "Dagkino og Seniorkino", "Reven som ville fly"; null
 * without such a fact.
 */
const nameOf = (those: readonly Showing[], others: readonly Showing[], known: Known): string | null => {
  const isOwn = (feature: string) => !others.some((other) => featuresOf(other, known).includes(feature));
  const own = those.map((showing) => featuresOf(showing, known).filter(isOwn));
  const [first = []] = own;
  const shared = first.find((feature) => own.every((features) => features.includes(feature)));
  if (shared !== undefined) return shared;
  const kinds = [...new Set(own.map(([kind]) => kind))];
  if (kinds.length <= MAX_KINDS && !kinds.includes(undefined)) return listed(kinds.flatMap((kind) => kind ?? []));
  const titleOf = ({ production }: Showing) => known.productionOf(production)?.title ?? "";
  const titles = [...new Set(those.map(titleOf))];
  const isOfOthers = others.some((other) => titles.includes(titleOf(other)));
  return titles.length > MAX_TITLES || titles.includes("") || isOfOthers ? null : listed(titles);
};

type Prices = z.output<typeof pagePaper>["prices"];

/** The prices of more than half of the showings, then of other groups, each with its days: a page prints its week's. */
const pricesOf = (all: readonly Showing[], known: Known): Prices => {
  const showings = all.filter(({ prices, start }) => prices.length > 0 && dateOf(start) >= known.today);
  const groups = [...grouped(showings, priceText)].sort(([, a], [, b]) => b.length - a.length);
  return groups.map(([words, those]) => {
    const isUsual = those.length * 2 > showings.length;
    const rest = showings.filter((showing) => !those.includes(showing));
    const days = [...new Set(those.map(({ start }) => dateOf(start)))].sort();
    return { words, days, isUsual, name: isUsual ? null : nameOf(those, rest, known) };
  });
};

/** Versions of one film share a page, which shows the prices itself. */
const pageOf = (production: Production | undefined): string | undefined =>
  production?.object === "movie" ? production.parentSlug : production?.pageReference;

/** The footer of a printed page, when one of its visible blocks is printed. */
export const paperOf = (visible: readonly ResolvedBlock[], known: Known): z.output<typeof pagePaper> | null => {
  const printed = visible.filter(({ block }) => blockDefinition(block.component)?.printed?.(block.settings) ?? false);
  if (printed.length === 0) return null;
  const showings = printed.flatMap(showingsOf);
  const isProgramme = new Set(showings.map(({ production }) => pageOf(known.productionOf(production)))).size > 1;
  return {
    address: known.address,
    shown: shownAddress(known.address),
    prices: isProgramme ? pricesOf(showings, known) : [],
  };
};
