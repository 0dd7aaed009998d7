import { dateOf, type LocalDateTime } from "../time/local-time";
import { longDate, longMoment, sentenceCase } from "../time/norwegian";

/** What decides the picture that is shown when a page is shared: its cover's title and next day. */
export interface SharedPage {
  readonly path: string;
  readonly blocks: readonly { readonly __typename: string }[];
}

interface SharedCover {
  readonly asOf: LocalDateTime | "";
  readonly production: { readonly title: string; readonly premiere: string | null } | null;
  readonly events: readonly { readonly start: LocalDateTime; readonly status: string }[];
}

export interface ShareCard {
  /** The picture's path on the site. A new day is a new address, because services keep what they have fetched. */
  readonly address: string;
  readonly title: string;
  /** "Lørdag 5. desember kl. 18.00", or the premiere. */
  readonly day: string;
}

const isCover = (block: SharedPage["blocks"][number]): block is { __typename: string } & SharedCover =>
  block.__typename === "CoverBlock";

/**
 * The card of a film or an event that is to come, which its page has in its cover; null for other pages. An archive of
 * thousands of films would be drawn for nobody.
 */
export const shareCard = ({ path, blocks }: SharedPage): ShareCard | null => {
  const cover = blocks.find(isCover);
  if (!cover?.production) return null;
  const { title, premiere } = cover.production;
  const next = cover.events.find(({ start, status }) => start > cover.asOf && status !== "cancelled")?.start;
  const first = premiere !== null && cover.asOf !== "" && premiere > dateOf(cover.asOf) ? premiere : null;
  const date = next === undefined ? first : dateOf(next);
  if (date === null) return null;
  const day = next === undefined ? `Premiere ${longDate(date)}` : sentenceCase(longMoment(next));
  return { address: `/deling${path}-${date}.jpg`, title, day };
};
