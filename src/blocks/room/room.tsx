import { graphql } from "gatsby";
import { accessibilityLabel } from "../../../domain/showings/showing";
import { Section } from "../../components/elements/section";
import { PriceRows } from "../../components/programme/price-rows";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./room.module.css";

type Hall = Queries.RoomBlockFieldsFragment["hall"];

const facts = ({ capacity, wheelchairSpaces, area, floor, accessibility }: Hall) => {
  const rows: readonly (readonly [string, string | null])[] = [
    [siteTexts.capacity, siteTexts.people(capacity)],
    [siteTexts.wheelchairSpaces, wheelchairSpaces > 0 ? String(wheelchairSpaces) : null],
    [siteTexts.area, area === null ? null : siteTexts.squareMetres(area)],
    [siteTexts.floor, floor],
    [siteTexts.accessibility, accessibility.length > 0 ? accessibility.map(accessibilityLabel).join(", ") : null],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
};

/** A room: capacity, equipment, rents and where to book it. */
export const Room = ({ block }: BlockProps<Queries.RoomBlockFieldsFragment>) => {
  const { hall } = block;
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading ?? siteTexts.roomInShort}>
      <dl className={styles.facts}>
        {facts(hall).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hall.equipment.length > 0 && (
        <div>
          <h3 className={styles.sub}>{siteTexts.equipment}</h3>
          <ul className={styles.equipment}>
            {hall.equipment.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      {hall.prices.length > 0 && (
        <div>
          <h3 className={styles.sub}>{siteTexts.rent}</h3>
          <PriceRows caption={`${siteTexts.rent}: ${hall.name}`} rows={hall.prices} />
        </div>
      )}
      {hall.bookingUrl !== null && (
        <a className="ds-button" href={hall.bookingUrl} target="_blank" rel="noopener">
          {siteTexts.bookRoom(hall.name)}
          <span className="visually-hidden"> ({siteTexts.newWindow})</span>
        </a>
      )}
    </Section>
  );
};

export const query = graphql`
  fragment RoomBlockFields on RoomBlock {
    id
    heading
    hall {
      name
      capacity
      wheelchairSpaces
      area
      floor
      accessibility
      equipment
      bookingUrl
      prices {
        label
        amount
        unit
        note
      }
    }
  }
`;
