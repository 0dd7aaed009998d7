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

const answer = ({
  rooms,
  found,
  wish: { people, purpose },
}: Pick<WishFieldsProps, "rooms" | "found" | "wish">): string => {
  if (people === null && purpose === null) return lettingTexts.allRooms(rooms.length);
  if (found > 0) return lettingTexts.found(found, people);
  const placesIn = (room: Queries.RoomFinderHallFragment) => largestPlaces(room, purpose);
  const [largest] = [...rooms].sort((a, b) => placesIn(b) - placesIn(a));
  return people !== null && largest && placesIn(largest) > 0
    ? lettingTexts.none(people, largest, placesIn(largest))
    : lettingTexts.noneAtAll;
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
