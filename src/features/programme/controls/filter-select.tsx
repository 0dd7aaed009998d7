import type { Option } from "../filtering";
import * as styles from "./filter-select.module.css";

interface FilterSelectProps {
  readonly id: string;
  readonly label: string;
  /** The words of the first option, which filters nothing. */
  readonly any: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly choose: (value: string) => void;
  /** True where the first option says what it is, so that the label need not be seen. */
  readonly bare?: boolean;
}

/** One filter as the browser's own list, which every reader knows and every keyboard works. */
export const FilterSelect = ({ id, label, any, value, options, choose, bare = false }: FilterSelectProps) => (
  <div className={styles.field}>
    <label htmlFor={id} className={bare ? "visually-hidden" : styles.label}>
      {label}
    </label>
    <select
      id={id}
      className={styles.select}
      data-chosen={value !== ""}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </div>
);
