import { graphql } from "gatsby";
import { withWholeFigures } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { Section } from "../../components/elements/section";
import { PriceRows } from "../../components/programme/price-rows";
import type { BlockProps } from "../block-props";
import * as styles from "./price-table.module.css";

/** Prices in tables: rooms first, then the editor's groups. */
export const PriceTable = ({ block }: BlockProps<Queries.PriceTableBlockFieldsFragment>) => {
  const halls = block.halls.filter(({ prices }) => prices.length > 0);
  const groups = [...block.extras, ...block.groups].filter(({ rows }) => rows.length > 0);
  if (halls.length === 0 && groups.length === 0 && block.note === null) return null;
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading}>
      <div className={styles.groups}>
        {halls.map(({ key, name, page, prices }) => (
          <div key={key}>
            <h3 className={styles.name}>{page === null ? name : <Link to={page}>{name}</Link>}</h3>
            <PriceRows caption={name} rows={prices} />
          </div>
        ))}
        {groups.map(({ name, rows }) => (
          <div key={name}>
            <h3 className={styles.name}>{name}</h3>
            <PriceRows caption={name} rows={rows} />
          </div>
        ))}
      </div>
      {block.note !== null && <p className={styles.note}>{withWholeFigures(block.note)}</p>}
    </Section>
  );
};

export const query = graphql`
  fragment PriceTableBlockFields on PriceTableBlock {
    id
    heading
    note
    halls {
      key
      name
      page
      prices {
        ...PriceRow
      }
    }
    extras {
      name
      rows {
        ...ExtraRow
      }
    }
    groups {
      name
      rows {
        ...PriceRow
      }
    }
  }
`;
