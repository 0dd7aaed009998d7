import { useState } from "react";
import type { LocalDate } from "../../../domain/time/local-time";
import { longDate } from "../../../domain/time/norwegian";
import { TextButton } from "../../components/buttons/text-button";
import { Options } from "../../components/elements/options";
import { useHydrated } from "../../components/hooks/use-hydrated";
import {
  type Letting,
  largestPlaces,
  lettingTexts,
  PURPOSES,
  parsePeople,
  type Wish,
} from "../../features/letting/letting";
import * as styles from "./wish-fields.module.css";

interface WishFieldsProps {
  /** The block's id, the prefix of the fields'. */
  readonly id: string;
  readonly rooms: readonly Queries.RoomFinderHallFragment[];
  /** How many rooms suit. */
  readonly found: number;
  /** How many of them the house does not use itself on the day. */
  readonly free: number;
  readonly wish: Wish;
  readonly date: LocalDate | "";
  readonly today: LocalDate;
  readonly change: (parts: Partial<Letting>) => void;
}

/** The room with most places for a purpose; null where none serves it. */
const largestFor = (rooms: WishFieldsProps["rooms"], purpose: Wish["purpose"]) => {
  const [first] = rooms
    .map((room) => ({ room, places: largestPlaces(room, purpose) }))
    .sort((a, b) => b.places - a.places);
  return first && first.places > 0 ? first : null;
};

const answer = ({
  rooms,
  found,
  wish: { people, purpose },
}: Pick<WishFieldsProps, "rooms" | "found" | "wish">): string => {
  if (people === null && purpose === null) return lettingTexts.allRooms(rooms.length);
  if (found > 0) return lettingTexts.found(found, people);
  const [suiting, any] = [largestFor(rooms, purpose), largestFor(rooms, null)];
  if (people === null || suiting === null || any === null) return lettingTexts.noneAtAll;
  // A room that is large enough may only be set up in another way.
  return any.places < people
    ? lettingTexts.none(people, any.room, any.places)
    : `${lettingTexts.noneSetUp(people, suiting.room, suiting.places)} ${lettingTexts.otherwise(any.room, any.places)}`;
};

/** What for, how many and when: filter and sort the rooms during input. Hidden without script. */
export const WishFields = ({ id, rooms, found, free, wish, date, today, change }: WishFieldsProps) => {
  const { people, purpose } = wish;
  const hydrated = useHydrated();
  // The input stays as typed for as long as it is equal to the value in the address.
  const [written, setWritten] = useState("");
  const field = `${id}-antall`;
  const served = PURPOSES.filter((one) => rooms.some((room) => largestPlaces(room, one) > 0));
  return (
    <div className={styles.ask}>
      {served.length > 1 && (
        <div className={styles.question}>
          <label htmlFor={`${id}-til`} className={styles.label}>
            {lettingTexts.whatFor}
          </label>
          <select
            id={`${id}-til`}
            className={styles.purpose}
            disabled={!hydrated}
            value={purpose ?? ""}
            onChange={({ currentTarget }) =>
              change({ purpose: served.find((one) => one === currentTarget.value) ?? null })
            }
          >
            <option value="">{lettingTexts.anything}</option>
            <Options of={served.map((value) => ({ value, label: lettingTexts.purposes[value] }))} />
          </select>
        </div>
      )}
      <div className={styles.question}>
        <label htmlFor={field} className={styles.label}>
          {lettingTexts.howMany}
        </label>
        <input
          id={field}
          className={styles.number}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          disabled={!hydrated}
          value={parsePeople(written) === people ? written : String(people ?? "")}
          onChange={({ currentTarget }) => {
            setWritten(currentTarget.value);
            change({ people: parsePeople(currentTarget.value) });
          }}
        />
      </div>
      <div className={styles.question}>
        <label htmlFor={`${id}-dag`} className={styles.label}>
          {lettingTexts.whichDay}
        </label>
        <input
          id={`${id}-dag`}
          className={styles.day}
          type="date"
          min={today}
          disabled={!hydrated}
          value={date}
          onChange={({ currentTarget }) => change({ date: currentTarget.value })}
        />
      </div>
      <p role="status" className={styles.answer}>
        {answer({ rooms, found, wish })} {date !== "" && found > 0 && lettingTexts.freeOf(free, longDate(date))}
      </p>
      {found === 0 && (
        <TextButton onClick={() => change({ people: null, purpose: null })}>{lettingTexts.showAll}</TextButton>
      )}
    </div>
  );
};
