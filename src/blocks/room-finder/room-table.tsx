import { type ReactNode, useState } from "react";
import { accessibilityLabel } from "../../../domain/showings/showing";
import { priceWords, withWholeFigures } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { TableScroll } from "../../components/elements/table-scroll";
import { lettingTexts } from "../../features/letting/letting";
import { siteTexts } from "../../lib/texts";
import * as styles from "./room-table.module.css";

type Room = Queries.RoomFinderHallFragment;

interface Row {
  readonly name: string;
  readonly of: (room: Room) => ReactNode;
}

const listOf = (items: readonly string[]): ReactNode =>
  items.length === 0 ? (
    "–"
  ) : (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{withWholeFigures(item)}</li>
      ))}
    </ul>
  );

const ROWS: readonly Row[] = [
  {
    name: siteTexts.capacity,
    of: ({ setups }) => listOf(setups.map(({ name, seats }) => `${name}: ${seats}`)),
  },
  {
    name: siteTexts.rent,
    of: ({ prices }) => listOf(prices.map(({ label, amount }) => `${label}: ${priceWords(amount)}`)),
  },
  { name: siteTexts.equipment, of: ({ equipment }) => listOf(equipment) },
  {
    name: siteTexts.accessibility,
    of: ({ accessibility, wheelchairSpaces }) =>
      listOf([
        ...(wheelchairSpaces > 0 ? [lettingTexts.wheelchairSpaces(wheelchairSpaces)] : []),
        ...accessibility.filter((one) => one !== "wheelchair").map(accessibilityLabel),
      ]),
  },
  { name: siteTexts.floor, of: ({ floor }) => withWholeFigures(floor ?? "–") },
];

/** The rooms side by side: all of them, or, with script, those that are ticked. */
export const RoomTable = ({ id, rooms }: { readonly id: string; readonly rooms: readonly Room[] }) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = chosen.length === 0 ? rooms : rooms.filter(({ key }) => chosen.includes(key));
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <details className={styles.compare}>
      <summary id={id}>{lettingTexts.compare}</summary>
      <fieldset className={styles.choice} data-needs-script>
        <legend>{lettingTexts.compareWhich}</legend>
        {rooms.map(({ key, name }) => (
          <label key={key} className={styles.room}>
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} /> {name}
          </label>
        ))}
      </fieldset>
      <TableScroll label={lettingTexts.compare}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <td />
              {shown.map(({ key, name, page }) => (
                <th key={key} scope="col">
                  {page === null ? name : <Link to={page}>{name}</Link>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {shown.map((room) => (
                  <td key={room.key}>{of(room)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
};
