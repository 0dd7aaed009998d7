import { showingCalendar } from "../../../domain/addresses/calendar-address";
import { startTime } from "../../../domain/showings/showing";
import { type ShowingFacts, stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { longDate } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { PhoneLink } from "../../components/elements/phone-link";
import { programmeOfDay } from "../../components/programme/filters/selection";
import type { ticketsLeft } from "../../components/programme/row/tickets-left";
import * as styles from "./ticket-list.module.css";

type Event = Queries.ShowingFieldsFragment;
type Block = Pick<Queries.TicketListBlockFieldsFragment, "id" | "siteUrl" | "link" | "ask">;

const texts = {
  saleOpens: "Få påminnelse når salget åpner",
  seatsFreed: "Få beskjed om det blir ledig",
  follows: "i kalenderen din",
  call: (name: string) => `${name} på telefon`,
} as const;

/** What a visitor may wait for; null where tickets can be bought, or never could. */
const waitingFor = (event: ShowingFacts, now: LocalDateTime): "saleOpens" | "seatsFreed" | null => {
  const { tickets } = stateAt(event, now);
  if (tickets === "saleOpensAt") return "saleOpens";
  return tickets === "soldOut" ? "seatsFreed" : null;
};

interface NextStepsProps {
  readonly block: Block;
  /** Those of one day. */
  readonly events: readonly Event[];
  /** The next showing that has tickets, by the key of a sold-out one. */
  readonly waysOn: ReturnType<typeof ticketsLeft>;
  readonly now: LocalDateTime;
}

/**
 * Links for showings without tickets: a subscription to the showing's calendar; for a sold-out one also the next that
 * has tickets, the rest of the day's programme, and whom to call.
 */
export const NextSteps = ({ block: { id, siteUrl, link, ask }, events, waysOn, now }: NextStepsProps) =>
  events.map((event) => {
    const awaited = waitingFor(event, now);
    if (awaited === null) return null;
    const date = dateOf(event.start);
    const wayOn = waysOn.get(event.key);
    const webcal = siteUrl.replace(/^https?:/, "webcal:") + showingCalendar(event.key);
    const until = awaited === "saleOpens" ? (event.saleOpens ?? event.start) : event.start;
    return (
      <ul key={event.key} className={styles.steps} data-until={until}>
        {wayOn !== undefined && (
          <li>
            <a href={`#${id}-${dateOf(wayOn.start)}`}>{wayOn.label}</a>
          </li>
        )}
        <li>
          <a
            href={webcal}
            aria-label={`${texts[awaited]}, ${texts.follows}: ${longDate(date)} kl. ${startTime(event.start)}`}
          >
            {texts[awaited]}
          </a>
        </li>
        {awaited === "seatsFreed" && link && (
          <li>
            <Link to={programmeOfDay(link.path, date)}>
              {link.label}
              <span className="visually-hidden">, {longDate(date)}</span>
            </Link>
          </li>
        )}
        {awaited === "seatsFreed" && ask !== null && ask.phone !== null && (
          <li>
            <span>
              {texts.call(ask.name)} <PhoneLink number={ask.phone} />
            </span>
          </li>
        )}
      </ul>
    );
  });
