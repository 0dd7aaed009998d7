import { type ReactNode, useMemo } from "react";
import { adultPrice, type TicketType } from "../../../domain/showings/price";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { byKey, untilOf } from "../../components/programme/showings";
import { FilteredList, type Shown } from "./filtered-list";
import type { Filterable } from "./filtering";
import { type Listing, traitsOf } from "./listing";

type ListedEvent = Queries.ListedEventFragment;
type ListedProduction = Queries.ListedProductionFragment;

/** An event with the prices of its tickets. */
interface PricedEvent extends ListedEvent {
  readonly prices: readonly TicketType[];
}

/** What an adult pays at least, while there is something to buy or it is free. */
const priceOf = ({ status, prices, start }: PricedEvent): Filterable["price"] => {
  const amount = status === "free" ? 0 : (adultPrice(prices)?.from ?? null);
  return amount === null || status === "cancelled" || status === "soldOut" ? null : { amount, before: start };
};

interface FilteredProgrammeProps<Event extends PricedEvent, Production extends ListedProduction> {
  readonly id: string;
  /** Earliest first. */
  readonly events: readonly Event[];
  readonly productions: readonly Production[];
  /** The time of the build: see `useNow`. */
  readonly built: LocalDateTime | LocalDate;
  readonly noun: "showings" | "events";
  /** The name of the view without days. */
  readonly byProduction: string;
  /** The page with the programme of the month, or null. */
  readonly monthPath: string | null;
  readonly emptyText: string;
  /** Further controls, shown with the filters. */
  readonly question?: ReactNode;
  /** Renders the list. Must be the same function between renders: it is called only when the matches change. */
  readonly children: (shown: Shown<Listing<Event, Production>>) => ReactNode;
}

/** A programme with its filters. */
export const FilteredProgramme = <Event extends PricedEvent, Production extends ListedProduction>({
  events,
  productions,
  ...list
}: FilteredProgrammeProps<Event, Production>) => {
  const indexed = useMemo(() => {
    const found = byKey(productions);
    return events.flatMap((event) => {
      const production = found.get(event.production.key);
      const listing = production && { event, production };
      return listing
        ? [
            {
              listing,
              date: dateOf(event.start),
              until: untilOf(event),
              price: priceOf(event),
              traits: [traitsOf(listing)],
            },
          ]
        : [];
    });
  }, [events, productions]);
  return <FilteredList {...list} indexed={indexed} />;
};
