import type { z } from "zod";
import { qrPath } from "../../../../../src/rules/addresses/qr-path";
import { kroner, listed } from "../../../../../src/rules/time/norwegian";
import { blockDefinition } from "../../blocks";
import type { pagePaper } from "../../content/page/page-paper";
import type { Production } from "../../content/production/production";
import type { ModelEntity } from "../sources/library";
import type { ResolvedBlock } from "../sources/resolved-block";

type Showing = Extract<ModelEntity, { readonly prices: unknown }>;

interface Known {
  readonly address: string;
  readonly productionOf: (id: string) => Production | undefined;
}

const isShowing = (entity: ModelEntity): entity is Showing => "prices" in entity;

const showingsOf = ({ slots }: ResolvedBlock): readonly Showing[] =>
  Object.values(slots).flatMap((held) =>
    held === null || "entity" in held ? [] : held.map(({ entity }) => entity).filter(isShowing),
  );

const priceText = ({ prices }: Showing): string =>
  prices.map(({ label, amount }, index) => `${index === 0 ? label : label.toLowerCase()} ${kroner(amount)}`).join(", ");

/** More groups of prices than this are not listed. */
const MOST_KINDS = 3;

/** A fact that a group of showings has and others have not: "3D", "Dagkino og Seniorkino"; null without one. */
const nameOf = (showings: readonly Showing[], { productionOf }: Known): string | null => {
  const features = showings.map(({ features: own, production }) => [
    ...(productionOf(production)?.features ?? []),
    ...own,
  ]);
  const [first = []] = features;
  const shared = first.find((feature) => features.every((those) => those.includes(feature)));
  if (shared !== undefined) return shared;
  const kinds = [...new Set(features.map(([kind]) => kind))];
  return kinds.length > MOST_KINDS || kinds.includes(undefined) ? null : listed(kinds.flatMap((kind) => kind ?? []));
};

/** The prices of most showings, then those of groups with a distinguishing fact. */
const pricesOf = (showings: readonly Showing[], known: Known) => {
  const groups = new Map<string, Showing[]>();
  for (const showing of showings) {
    if (showing.prices.length === 0) continue;
    const words = priceText(showing);
    groups.set(words, [...(groups.get(words) ?? []), showing]);
  }
  const [usual, ...others] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  if (usual === undefined) return [];
  const named = others.flatMap(([words, those]) => {
    const name = nameOf(those, known);
    return name === null ? [] : [{ name, words }];
  });
  return [{ name: null, words: usual[0] }, ...named];
};

/** Versions of one film share a page, which shows the prices itself. */
const pageOf = (production: Production | undefined): string | undefined =>
  production?.object === "movie" ? production.parentSlug : production?.pageReference;

/** The footer of a page on paper, when one of its visible blocks is printed. */
export const paperOf = (visible: readonly ResolvedBlock[], known: Known): z.output<typeof pagePaper> | null => {
  const printed = visible.filter(({ block }) => blockDefinition(block.component)?.printed?.(block.settings) ?? false);
  if (printed.length === 0) return null;
  const { size, path } = qrPath(known.address);
  const showings = printed.flatMap(showingsOf);
  const isProgramme = new Set(showings.map(({ production }) => pageOf(known.productionOf(production)))).size > 1;
  return { address: known.address, size, code: path, prices: isProgramme ? pricesOf(showings, known) : [] };
};
