import { stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { longDate } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { Tag, Tags } from "../../components/elements/tags";
import { useNow } from "../../components/hooks/use-now";
import { AgeBadge } from "../../components/programme/child/age-badge";
import { useLowerPrices } from "../../components/programme/child/use-lower-prices";
import { When } from "../../components/programme/day-label";
import { BuyButton } from "../../components/programme/row/buy-button";
import { StateTags } from "../../components/programme/row/state-tags";
import { RunNote } from "../../components/programme/run-note";
import { byKey, coming } from "../../components/programme/showings";
import { siteTexts } from "../../lib/texts";
import * as styles from "./next-ticket.module.css";

type Cover = Queries.CoverBlockFieldsFragment;
type Fields = Pick<Cover, "asOf" | "events" | "productions"> & {
  readonly production: Pick<NonNullable<Cover["production"]>, "object" | "premiere"> | null;
};
type Showing = Fields["events"][number];

/** "billett.example.no": whom one pays. */
const hostOf = (url: string): string | null => /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? null;

/** Whether one can attend it: it is neither cancelled nor sold out. */
const isOpen = (event: Showing, now: LocalDateTime): boolean =>
  event.status !== "cancelled" && stateAt(event, now).tickets !== "soldOut";

/**
 * The showings that the cover contains until the next build: those to come, up to the second that one can attend, so
 * that it is shown when the first has begun. A cancelled or sold-out one is shown when it would have been first.
 */
const nextOnes = (events: readonly Showing[], now: LocalDateTime): readonly Showing[] => {
  const all = events.filter(({ start }) => start > now);
  const held = all.find(({ status }) => status !== "cancelled");
  const toCome = all.filter((event) => event === held || event.status === "cancelled" || isOpen(event, now));
  const second = toCome.filter((event) => isOpen(event, now))[1];
  return second === undefined ? toCome : toCome.slice(0, toCome.indexOf(second) + 1);
};

/**
 * The next showing of a production, or of a series such as Babykino, with its ticket or the reason for having none; or
 * why there is no showing.
 */
export const NextTicket = ({ block }: { readonly block: Fields }) => {
  const now = useNow(block.asOf);
  const lowerPrices = useLowerPrices();
  const productions = byKey(block.productions);
  const all = coming(block.events, now);
  const shown = nextOnes(all, now);
  const more = all.filter(({ start, status }) => start > now && status !== "cancelled").length - 1;
  const open = shown.find((event) => isOpen(event, now)) ?? shown.find(({ status }) => status !== "cancelled");
  const first = open === undefined ? 0 : shown.indexOf(open);
  return (
    <div className={styles.next}>
      {shown.map((event, index) => {
        const production = productions.get(event.production.key);
        const isTurn = index <= first;
        const lower = production && isOpen(event, now) ? lowerPrices(event.prices, production.ageLimit) : [];
        const seller = event.ticketUrl && hostOf(event.ticketUrl);
        return (
          production && (
            <div
              key={event.key}
              className={styles.showing}
              hidden={!isTurn}
              data-turn={isOpen(event, now) ? "" : undefined}
              data-until={event.start}
            >
              <div>
                <p className={styles.when}>
                  <time dateTime={event.startIso}>
                    <When start={event.start} end={event.end} now={now} />
                  </time>
                </p>
                {block.production === null && (
                  <p className={styles.title}>
                    {production.path === null ? production.title : <Link to={production.path}>{production.title}</Link>}
                    {production.object === "movie" && (
                      <>
                        {" "}
                        <AgeBadge limit={production.ageLimit} />
                      </>
                    )}
                  </p>
                )}
                <Tags>
                  <StateTags event={event} now={now} besideButton />
                  <Tag>{event.hall.name}</Tag>
                  {lower.map((price) => (
                    <Tag key={price}>{price}</Tag>
                  ))}
                </Tags>
                {event.reason !== null && <p className={styles.reason}>{event.reason}</p>}
              </div>
              <BuyButton
                event={event}
                production={production}
                version={production.versionLabel}
                day={longDate(dateOf(event.start))}
                now={now}
              />
              {seller !== null && stateAt(event, now).canBuy && (
                <p className={styles.seller}>{siteTexts.paidTo(seller)}</p>
              )}
            </div>
          )
        );
      })}
      {block.production === null && more > 0 && <p className={styles.more}>{siteTexts.moreShowings(more)}</p>}
      {block.production && (
        <RunNote production={block.production} events={block.events} now={now} className={styles.run} />
      )}
    </div>
  );
};
