import { graphql } from "gatsby";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { dateOf } from "../../../domain/time/local-time";
import { Section } from "../../components/elements/section";
import { useNow } from "../../components/hooks/use-now";
import {
  collisionsOn,
  formatLetting,
  type Letting,
  parseLetting,
  roomsFor,
  SUM_ID,
  takenDays,
  type VenueEvent,
} from "../../features/letting/letting";
import { onQueryChange, readQuery, replaceQuery } from "../../lib/query-string";
import type { BlockProps } from "../block-props";
import { RoomCard } from "./room-card";
import * as styles from "./room-finder.module.css";
import { RoomSum } from "./room-sum";
import { RoomTable } from "./room-table";
import { WishFields } from "./wish-fields";

type Fields = Pick<Queries.RoomFinderBlockFieldsFragment, "events" | "productions">;

/** The programme in the form that the rental rules read, each event with its title. */
const venueEvents = ({ events, productions }: Fields): readonly VenueEvent[] => {
  const titles = new Map(productions.map(({ key, title }) => [key, title]));
  return events.map(({ start, end, status, hall, production }) => ({
    start,
    end,
    status,
    hall: hall.key,
    title: titles.get(production.key) ?? "",
  }));
};

/** The query parameters of the address, and a function that changes some of them. The static page has no query. */
const useLetting = (): readonly [Letting, (parts: Partial<Letting>) => void] => {
  const query = useSyncExternalStore(onQueryChange, readQuery, () => "");
  const letting = useMemo(() => parseLetting(query), [query]);
  const change = useCallback((parts: Partial<Letting>) => {
    const before = readQuery();
    replaceQuery(formatLetting({ ...parseLetting(before), ...parts }, before));
  }, []);
  return [letting, change];
};

/** Rooms to rent: cards to compare, by purpose, size and day, and the price of one of them. */
export const RoomFinder = ({ block }: BlockProps<Queries.RoomFinderBlockFieldsFragment>) => {
  const { id, halls, extras, person, link } = block;
  const [{ people, purpose, date: written, room: chosenKey }, change] = useLetting();
  const wish = { people, purpose };
  const today = dateOf(useNow(block.today.date));
  // A day that has been, or a year half typed, is none.
  const date = written >= today ? written : "";
  const events = useMemo(() => venueEvents(block), [block]);
  const taken = useMemo(
    () => new Map(halls.map(({ key }) => [key, takenDays(events, key, today)])),
    [halls, events, today],
  );
  const isTaken = ({ key }: { readonly key: string }) => collisionsOn(taken.get(key) ?? [], date).length > 0;
  const fitting = roomsFor(halls, wish);
  const shown = [...fitting.filter((room) => !isTaken(room)), ...fitting.filter(isTaken)];
  const chosen = halls.find(({ key }) => key === chosenKey) ?? fitting[0] ?? halls[0];
  if (halls.length === 0) return null;
  return (
    <div className={styles.finder}>
      <Section id={`${id}-overskrift`} heading={block.heading}>
        <WishFields
          id={id}
          rooms={halls}
          found={shown.length}
          free={fitting.length - fitting.filter(isTaken).length}
          wish={wish}
          date={date}
          today={today}
          change={change}
        />
        <ul className={styles.cards}>
          {shown.map((room, index) => (
            <li
              key={room.key}
              className={styles.item}
              data-alone={(index % 2 === 0 && index === shown.length - 1) || undefined}
            >
              <RoomCard
                room={room}
                wish={wish}
                date={date}
                today={today}
                taken={taken.get(room.key) ?? []}
                sumId={SUM_ID}
                choose={() => change({ room: room.key })}
              />
            </li>
          ))}
        </ul>
        {halls.length > 1 && <RoomTable id={`${id}-sammenlign`} rooms={shown.length > 1 ? shown : halls} />}
      </Section>
      {chosen && (
        <RoomSum
          id={SUM_ID}
          rooms={halls}
          room={chosen}
          extras={extras}
          wish={wish}
          taken={taken.get(chosen.key) ?? []}
          date={date}
          today={today}
          email={person?.email ?? null}
          link={link}
          change={change}
        />
      )}
    </div>
  );
};

export const query = graphql`
  fragment RoomFinderHall on Hall {
    key
    name
    inSentence
    page
    opensItself
    capacity
    wheelchairSpaces
    floor
    accessibility
    equipment
    bookingUrl
    picture {
      ...CardPicture
    }
    setups {
      kind
      name
      seats
      price
      ...SetupPlan
    }
    prices {
      ...PriceRow
      limited
    }
  }

  fragment RoomFinderBlockFields on RoomFinderBlock {
    id
    heading
    link {
      label
      path
    }
    today {
      date
    }
    person {
      email
    }
    halls {
      ...RoomFinderHall
    }
    extras {
      name
      rows {
        ...ExtraRow
        per
        least
        halls {
          key
        }
      }
    }
    events {
      start
      end
      status
      hall {
        key
      }
      production {
        key
      }
    }
    productions {
      key
      title
    }
  }
`;
