import { useState } from "react";
import type { LocalDate } from "../../../domain/time/local-time";
import { Link } from "../../components/elements/link";
import { Section } from "../../components/elements/section";
import { useHydrated } from "../../components/hooks/use-hydrated";
import {
  fittingSetups,
  type Letting,
  lettingTexts,
  sumLines,
  type TakenDay,
  type Wish,
} from "../../features/letting/letting";
import { ExtrasFields } from "./extras-fields";
import * as styles from "./room-sum.module.css";
import { SumFields } from "./sum-fields";
import { SumResult } from "./sum-result";

interface RoomSumProps {
  readonly id: string;
  readonly rooms: readonly Queries.RoomFinderHallFragment[];
  readonly room: Queries.RoomFinderHallFragment;
  readonly extras: Queries.RoomFinderBlockFieldsFragment["extras"];
  readonly wish: Wish;
  readonly taken: readonly TakenDay[];
  readonly date: LocalDate | "";
  readonly today: LocalDate;
  readonly email: string | null;
  readonly link: { readonly label: string; readonly path: string } | null;
  readonly change: (parts: Partial<Letting>) => void;
}

/**
 * The price of a room with set-up and extras, updated with each choice; then the link to book it. It can only be
 * computed in the browser, so the static page just reserves its space.
 */
export const RoomSum = ({ id, rooms, room, extras, wish, taken, date, today, email, link, change }: RoomSumProps) => {
  const hydrated = useHydrated();
  const [setupName, setSetup] = useState("");
  const [rentLabel, setRent] = useState("");
  /** How many of each chosen extra, by its label. */
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const { people } = wish;
  const fitting = people === null && wish.purpose === null ? room.setups : fittingSetups(room, wish);
  const setup = room.setups.find(({ name }) => name === setupName) ?? fitting[0] ?? room.setups[0] ?? null;
  const rent = room.prices.find(({ label }) => label === rentLabel) ?? room.prices[0] ?? null;
  const groups = extras.flatMap(({ name, rows }) => {
    const here = rows.filter(({ halls }) => halls.length === 0 || halls.some(({ key }) => key === room.key));
    return here.length === 0 ? [] : [{ name, rows: here }];
  });
  const chosen = groups.flatMap(({ rows }) =>
    rows.flatMap((extra) => (extra.label in counts ? [{ extra, count: counts[extra.label] ?? 1 }] : [])),
  );
  const lines = sumLines({ rent, setup, people, extras: chosen });
  return (
    <Section id={id} heading={lettingTexts.work} link={link}>
      <p className={styles.without}>
        {lettingTexts.withoutScript} {link && <Link to={link.path}>{link.label}</Link>}
      </p>
      {hydrated ? (
        <div className={styles.columns}>
          <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
            <fieldset className={styles.all}>
              <legend className="visually-hidden">{lettingTexts.work}</legend>
              <SumFields
                {...{ id, rooms, room, setup, rent, people, date, today, change }}
                chooseSetup={setSetup}
                chooseRent={setRent}
              />
              <ExtrasFields id={id} groups={groups} people={people} counts={counts} change={setCounts} />
            </fieldset>
          </form>
          <div className={styles.result}>
            <SumResult {...{ id, room, setup, people, date, lines, taken, email }} />
          </div>
        </div>
      ) : (
        <div className={styles.place} />
      )}
    </Section>
  );
};
