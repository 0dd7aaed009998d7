import { kroner } from "../../../domain/time/norwegian";
import { countOf, lettingTexts } from "../../features/letting/letting";
import * as styles from "./extras-fields.module.css";

type Group = Queries.RoomFinderBlockFieldsFragment["extras"][number];
type Counts = Readonly<Record<string, number>>;

interface ExtrasFieldsProps {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly people: number | null;
  readonly counts: Counts;
  readonly change: (counts: Counts) => void;
}

const isCounted = ({ per }: Group["rows"][number]): boolean => per === "piece" || per === "hour";

const without = (counts: Counts, label: string): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => name !== label));

/** The extras of the room, by group; with a number field where pieces or hours are counted. */
export const ExtrasFields = ({ id, groups, people, counts, change }: ExtrasFieldsProps) =>
  groups.map(({ name, rows }) => (
    <details key={name} className={styles.group}>
      <summary className={styles.name}>
        {name}
        {rows.some(({ label }) => label in counts) && (
          <span className={styles.chosen}>
            {" "}
            {lettingTexts.chosen(rows.filter(({ label }) => label in counts).length)}
          </span>
        )}
      </summary>
      <ul className={styles.rows}>
        {rows.map((extra) => {
          const { label, amount, unit, note } = extra;
          const count = counts[label];
          return (
            <li key={label} className={styles.row}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={count !== undefined}
                  onChange={({ currentTarget }) =>
                    change(
                      currentTarget.checked
                        ? { ...counts, [label]: countOf(extra, people, 1) }
                        : without(counts, label),
                    )
                  }
                />
                <span>
                  {label}
                  {note !== null && <span className={styles.note}>{note}</span>}
                </span>
              </label>
              <span className={styles.price}>
                {kroner(amount)} <span className={styles.unit}>{unit}</span>
              </span>
              {count !== undefined && isCounted(extra) && (
                <input
                  className={styles.count}
                  type="number"
                  inputMode="numeric"
                  min={extra.least ?? 1}
                  max={9999}
                  aria-label={lettingTexts.count(label)}
                  id={`${id}-${label}`}
                  value={count}
                  onChange={({ currentTarget }) =>
                    change({
                      ...counts,
                      [label]: Math.min(9999, Math.max(1, Math.floor(currentTarget.valueAsNumber || 1))),
                    })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  ));
