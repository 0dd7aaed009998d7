import { Options } from "../../../elements/options";
import type { Option } from "../filtering";
import * as styles from "./filter-select.module.css";

interface FilterSelectProps {
  readonly id: string;
  readonly label: string;
  /** The text of the first option, which does not filter. */
  readonly any: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly choose: (value: string) => void;
  /** True where the first option names the filter, so that the label is visually hidden. */
  readonly bare?: boolean;
}

/** One filter as a native select element. */
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
      <Options of={options} />
    </select>
  </div>
);
