import type { LocalDate } from "../../../domain/time/local-time";
import { priceWords } from "../../../domain/time/norwegian";
import { Options } from "../../components/elements/options";
import { type Letting, lettingTexts, parsePeople } from "../../features/letting/letting";
import * as styles from "./sum-fields.module.css";

type Room = Queries.RoomFinderHallFragment;

interface SumFieldsProps {
  readonly id: string;
  readonly rooms: readonly Room[];
  readonly room: Room;
  readonly setup: Room["setups"][number] | null;
  readonly rent: Room["prices"][number] | null;
  readonly people: number | null;
  readonly date: string;
  readonly today: LocalDate;
  readonly change: (parts: Partial<Letting>) => void;
  readonly chooseSetup: (name: string) => void;
  readonly chooseRent: (label: string) => void;
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly choose: (value: string) => void;
}

const Choice = ({ id, label, value, options, choose }: ChoiceProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <Options of={options} />
    </select>
  </div>
);

/** Room, set-up, rent, day and number of people. */
export const SumFields = (props: SumFieldsProps) => {
  const { id, rooms, room, setup, rent, people, date, today, change, chooseSetup, chooseRent } = props;
  return (
    <div className={styles.fields}>
      <Choice
        id={`${id}-rom`}
        label={lettingTexts.room}
        value={room.key}
        options={rooms.map(({ key, name }) => ({ value: key, label: name }))}
        choose={(key) => change({ room: key })}
      />
      {setup && (
        <Choice
          id={`${id}-oppsett`}
          label={lettingTexts.setup}
          value={setup.name}
          options={room.setups.map(({ name, seats }) => ({
            value: name,
            label: lettingTexts.setupOption(name, seats),
          }))}
          choose={chooseSetup}
        />
      )}
      {rent && (
        <Choice
          id={`${id}-leie`}
          label={lettingTexts.rentalTime}
          value={rent.label}
          options={room.prices.map(({ label, amount }) => ({ value: label, label: `${label}: ${priceWords(amount)}` }))}
          choose={chooseRent}
        />
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-antall`}>{lettingTexts.peopleCount}</label>
        <input
          id={`${id}-antall`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={people ?? ""}
          onChange={({ currentTarget }) => change({ people: parsePeople(currentTarget.value) })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-dato`}>{lettingTexts.date}</label>
        <input
          id={`${id}-dato`}
          type="date"
          min={today}
          value={date}
          onChange={({ currentTarget }) => change({ date: currentTarget.value, room: room.key })}
        />
      </div>
    </div>
  );
};
