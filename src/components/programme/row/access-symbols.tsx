import { accessibilityLabel } from "../../../../domain/showings/showing";
import * as styles from "./access-symbols.module.css";
import { symbolsOf } from "./showing-facts";

/** One symbol; its name is beside it, hidden or not. */
const Icon = ({ of }: { readonly of: string }) => <span className={styles.symbol} data-of={of} aria-hidden="true" />;

interface AccessSymbolsProps {
  readonly accessibility: readonly string[];
}

/** The accessibility of a showing, as symbols with names for screen readers and pointers. */
export const AccessSymbols = ({ accessibility }: AccessSymbolsProps) =>
  accessibility.map((one) => (
    <span key={one} className={styles.named} title={accessibilityLabel(one)}>
      <Icon of={one} />
      <span className="visually-hidden">{accessibilityLabel(one)} </span>
    </span>
  ));

interface AccessLegendProps {
  readonly events: readonly Pick<Queries.ShowingFieldsFragment, "accessibility" | "features">[];
}

/** The names of the symbols in a list's rows. */
export const AccessLegend = ({ events }: AccessLegendProps) => {
  const used = [...new Set(events.flatMap(symbolsOf))];
  if (used.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {used.map((one) => (
        <li key={one}>
          <Icon of={one} /> {accessibilityLabel(one)}
        </li>
      ))}
    </ul>
  );
};
