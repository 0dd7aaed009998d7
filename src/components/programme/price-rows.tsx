import { graphql } from "gatsby";
import { priceWords, withWholeFigures } from "../../../domain/time/norwegian";
import { siteTexts } from "../../lib/texts";
import * as styles from "./price-rows.module.css";

interface PriceRowsProps {
  readonly caption: string;
  readonly rows: readonly {
    readonly label: string;
    readonly amount: number;
    readonly unit: string;
    readonly note: string | null;
  }[];
}

/** Prices in a table that is readable on a narrow phone. */
export const PriceRows = ({ caption, rows }: PriceRowsProps) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{siteTexts.priced}</th>
          <th scope="col">{siteTexts.price}</th>
          <th scope="col">{siteTexts.unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, amount, unit, note }) => (
          <tr key={`${label} ${unit} ${amount} ${note}`}>
            <th scope="row">
              {withWholeFigures(label)} {note !== null && <span className={styles.note}>{withWholeFigures(note)}</span>}
            </th>
            <td className={styles.amount}>{priceWords(amount)}</td>
            <td className={styles.unit}>{amount > 0 && unit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const query = graphql`
  fragment PriceRow on RentalPrice {
    label
    amount
    unit
    note
  }

  fragment ExtraRow on RentalExtra {
    label
    amount
    unit
    note
  }
`;
