import { useState } from "react";
import { TextButton } from "../../components/buttons/text-button";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { type Letting, largestPlaces, lettingTexts, parsePeople } from "../../features/letting/letting";
import * as styles from "./people-field.module.css";

interface PeopleFieldProps {
  /** The block's id, the prefix of the field's. */
  readonly id: string;
  readonly rooms: readonly Queries.RoomFinderHallFragment[];
  /** How many rooms are large enough. */
  readonly found: number;
  readonly people: number | null;
  readonly change: (parts: Partial<Letting>) => void;
}

const answer = ({ rooms, found, people }: Pick<PeopleFieldProps, "rooms" | "found" | "people">): string => {
  if (people === null) return lettingTexts.allRooms(rooms.length);
  if (found > 0) return lettingTexts.found(found, people);
  const [largest] = [...rooms].sort((a, b) => largestPlaces(b) - largestPlaces(a));
  return largest ? lettingTexts.none(people, largest.name, largestPlaces(largest)) : "";
};

/** "Hvor mange blir dere?": filters the rooms during input. Hidden without script. */
export const PeopleField = ({ id, rooms, found, people, change }: PeopleFieldProps) => {
  const hydrated = useHydrated();
  // The input stays as typed for as long as it is equal to the value in the address.
  const [written, setWritten] = useState("");
  const field = `${id}-antall`;
  return (
    <div className={styles.ask}>
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
      <p role="status" className={styles.answer}>
        {answer({ rooms, found, people })}
      </p>
      {people !== null && found === 0 && (
        <TextButton onClick={() => change({ people: null })}>{lettingTexts.showAll}</TextButton>
      )}
    </div>
  );
};
