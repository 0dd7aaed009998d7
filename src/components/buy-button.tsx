import { strings } from "../lib/strings";
import { kroner } from "../rules/norwegian";
import { isOnSale, startTime } from "../rules/showing";
import * as styles from "./buy-button.module.css";
import { useTracking } from "./tracking";

interface BuyButtonProps {
  readonly event: Pick<Queries.ShowingFieldsFragment, "key" | "start" | "status" | "ticketUrl" | "prices"> & {
    readonly seatsLeft?: number | null;
  };
  readonly title: string;
  /** What tells this version of a film from others: "3D", "Norsk tale". */
  readonly version?: string | null;
  /** "movie" or "culture". */
  readonly category: string;
  /** The day in words: "lørdag 5. desember". */
  readonly day: string;
}

/** The way to the ticket seller, with the price; nothing when there is nothing to buy. */
export const BuyButton = ({ event, title, version = null, category, day }: BuyButtonProps) => {
  const { buy } = useTracking();
  const [price] = event.prices;
  const facts = [price && kroner(price.amount), event.seatsLeft ? strings.seatsLeft(event.seatsLeft) : null].filter(
    Boolean,
  );
  if (event.ticketUrl === null || !isOnSale(event.status)) return null;
  return (
    <div className={styles.buy}>
      <a
        className="ds-button"
        href={event.ticketUrl}
        target="_blank"
        rel="noopener"
        onClick={() => buy({ id: event.key, name: title, category })}
        aria-label={`${strings.buyTicketFor(version === null ? title : `${title} (${version})`, `${day} kl. ${startTime(event.start)}`)} (${strings.newWindow})`}
      >
        {strings.buyTicket}
      </a>
      {facts.length > 0 && <span className={styles.price}>{facts.join(" · ")}</span>}
    </div>
  );
};
