import { clsx } from "clsx";
import { adultPrice, childPrice, priceLabel } from "../../../../domain/showings/price";
import { startTime } from "../../../../domain/showings/showing";
import { holdsAt, saleSpan } from "../../../../domain/showings/showing-state";
import type { LocalDateTime } from "../../../../domain/time/local-time";
import { kroner } from "../../../../domain/time/norwegian";
import { siteTexts } from "../../../lib/texts";
import { listAround, trackedItem, useTracking } from "../../hooks/tracking";
import { type Child, useChild } from "../child/use-child";
import * as styles from "./buy-button.module.css";

interface BuyButtonProps {
  readonly event: Pick<
    Queries.ShowingFieldsFragment,
    "key" | "start" | "end" | "status" | "saleOpens" | "ticketUrl" | "prices"
  > & {
    readonly seatsLeft?: number | null;
  };
  readonly production: Pick<Queries.ShowingProductionFragment, "key" | "path" | "title" | "object">;
  /** What distinguishes this version of a film: "3D", "Norsk tale". */
  readonly version?: string | null;
  /** The day as text: "lørdag 5. desember". */
  readonly day: string;
  readonly now: LocalDateTime;
  /** One of many in a list: only an outline, until it is pointed at. */
  readonly isRow?: boolean;
}

/** "voksen 135 kr", "for 90 kr" where all pay that, or "barn 100 kr" for an entered child; null without a price. */
const priceText = (prices: Queries.ShowingFieldsFragment["prices"], child: Child | null) => {
  const ofChild = child && childPrice(prices, child.age);
  if (ofChild !== null) return { lead: null, amount: siteTexts.buyForChild(kroner(ofChild)) };
  const price = adultPrice(prices);
  const isForAll = price && prices.every(({ amount }) => amount >= price.from && amount <= price.to);
  return price && { lead: isForAll ? siteTexts.buyFor : siteTexts.buyForAdult, amount: priceLabel(price) };
};

const Action = ({ price }: { readonly price: ReturnType<typeof priceText> }) =>
  price === null ? (
    siteTexts.buyTicket
  ) : (
    <>
      <span className={styles.act}>{siteTexts.buy}</span>{" "}
      <span>
        {price.lead !== null && <span className={styles.lead}>{price.lead}</span>} {price.amount}
      </span>
    </>
  );

/**
 * The link to the ticket seller, with the ordinary adult's price, or, for as long as it is listed, that one just
 * comes; nothing when there is nothing to buy. Before the sale opens it is rendered hidden, with its moment, so that it
 * is there in time before hydration (app/first-load/ended-at-load.ts).
 */
export const BuyButton = ({ event, production, version = null, day, now, isRow = false }: BuyButtonProps) => {
  const { buy } = useTracking();
  const price = priceText(event.prices, useChild());
  const sale = saleSpan(event);
  if (event.status === "free") {
    return <p className={styles.free}>{event.ticketUrl === null ? siteTexts.justCome : siteTexts.free}</p>;
  }
  if (event.ticketUrl === null || sale === null || now >= sale.until) return null;
  const title = version === null ? production.title : `${production.title} (${version})`;
  const ticket = siteTexts.ticketFor(title, `${day} kl. ${startTime(event.start)}`);
  const words = price && [price.lead, price.amount].filter((word) => word !== null).join(" ");
  const label = words === null ? siteTexts.buyTicket : `${siteTexts.buy} ${words}`;
  const name = `${label}: ${ticket} (${siteTexts.newWindow})`;
  return (
    <div className={styles.buy} data-from={sale.from ?? undefined} data-until={sale.until} hidden={!holdsAt(now)(sale)}>
      <a
        className={clsx("ds-button", styles.link)}
        data-variant={isRow ? "secondary" : undefined}
        href={event.ticketUrl}
        target="_blank"
        rel="noopener"
        onClick={({ currentTarget }) => buy(trackedItem(production), listAround(currentTarget))}
        aria-label={name}
      >
        <Action price={price} />
      </a>
    </div>
  );
};
