import { strings } from "../lib/strings";
import { kroner } from "../rules/norwegian";
import { isOnSale, startTime } from "../rules/showing";
import * as styles from "./buy-button.module.css";

interface BuyButtonProps {
  readonly event: Pick<Queries.ShowingFieldsFragment, "start" | "status" | "ticketUrl" | "prices">;
  readonly title: string;
  /** The day in words: "lørdag 5. desember". */
  readonly day: string;
}

/** The way to the ticket seller, with the price; nothing when there is nothing to buy. */
export const BuyButton = ({ event, title, day }: BuyButtonProps) => {
  const [price] = event.prices;
  if (event.ticketUrl === null || !isOnSale(event.status)) return null;
  return (
    <div className={styles.buy}>
      <a
        className="ds-button"
        href={event.ticketUrl}
        target="_blank"
        rel="noopener"
        aria-label={`${strings.buyTicketFor(title, `${day} kl. ${startTime(event.start)}`)} (${strings.newWindow})`}
      >
        {strings.buyTicket}
      </a>
      {price && <span className={styles.price}>{kroner(price.amount)}</span>}
    </div>
  );
};
