import { siteTexts } from "../../lib/texts";
import { startTime } from "../../rules/showings/showing";
import { holdsAt, saleSpan } from "../../rules/showings/showing-state";
import type { LocalDateTime } from "../../rules/time/local-time";
import { kroner } from "../../rules/time/norwegian";
import { listAround, trackedItem, useTracking } from "../hooks/tracking";
import * as styles from "./buy-button.module.css";

interface BuyButtonProps {
  readonly event: Pick<
    Queries.ShowingFieldsFragment,
    "key" | "start" | "end" | "status" | "saleOpens" | "ticketUrl" | "prices"
  > & {
    readonly seatsLeft?: number | null;
  };
  readonly production: Pick<Queries.ShowingProductionFragment, "key" | "path" | "title" | "object">;
  /** What tells this version of a film from others: "3D", "Norsk tale". */
  readonly version?: string | null;
  /** The day in words: "lørdag 5. desember". */
  readonly day: string;
  readonly now: LocalDateTime;
}

/**
 * The way to the ticket seller, with the price; nothing when there is nothing to buy. Before the sale opens it stands
 * there
 * hidden with its moment, so that it is there in time before any code of ours runs (app/first-load/ended-at-load.ts).
 */
export const BuyButton = ({ event, production, version = null, day, now }: BuyButtonProps) => {
  const { buy } = useTracking();
  const [price] = event.prices;
  const facts = [price && kroner(price.amount), event.seatsLeft ? siteTexts.seatsLeft(event.seatsLeft) : null].filter(
    Boolean,
  );
  const sale = saleSpan(event);
  if (event.ticketUrl === null || sale === null || now >= sale.until) return null;
  return (
    <div className={styles.buy} data-from={sale.from ?? undefined} data-until={sale.until} hidden={!holdsAt(now)(sale)}>
      <a
        className="ds-button"
        href={event.ticketUrl}
        target="_blank"
        rel="noopener"
        onClick={({ currentTarget }) => buy(trackedItem(production), listAround(currentTarget))}
        aria-label={`${siteTexts.buyTicketFor(version === null ? production.title : `${production.title} (${version})`, `${day} kl. ${startTime(event.start)}`)} (${siteTexts.newWindow})`}
      >
        {siteTexts.buyTicket}
      </a>
      {facts.length > 0 && <span className={styles.price}>{facts.join(" · ")}</span>}
    </div>
  );
};
