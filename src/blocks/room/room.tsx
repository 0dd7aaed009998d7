import { graphql } from "gatsby";
import { accessibilityLabel } from "../../../domain/showings/showing";
import { dateOf, type LocalDate } from "../../../domain/time/local-time";
import { sentenceCase, withWholeFigures } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { Section } from "../../components/elements/section";
import { useNow } from "../../components/hooks/use-now";
import { PriceRows } from "../../components/programme/price-rows";
import { freeText, lettingTexts, placesText, rentText, sumPath } from "../../features/letting/letting";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./room.module.css";

type Fields = Queries.RoomBlockFieldsFragment;

/** Characters that take more than a column's two lines. */
const LONG = 30;

/** Null where its programme is not known, and where visitors have it in the daytime. */
const whenFree = ({ events, hall }: Fields, today: LocalDate): string | null =>
  hall.opensItself || events.length === 0 ? null : sentenceCase(freeText(events, today) ?? lettingTexts.noFreeDaytime);

const facts = (block: Fields, today: LocalDate) => {
  const { wheelchairSpaces, area, floor, prices } = block.hall;
  const rent = rentText(prices);
  const accessibility = block.hall.accessibility
    .filter((one) => one !== "wheelchair" || wheelchairSpaces === 0)
    .map(accessibilityLabel)
    .join(", ")
    .toLowerCase();
  const rows: readonly (readonly [string, string | null])[] = [
    [siteTexts.capacity, placesText(block.hall)],
    [lettingTexts.usualRent, rent && sentenceCase(rent)],
    [siteTexts.wheelchairSpaces, wheelchairSpaces > 0 ? String(wheelchairSpaces) : null],
    [siteTexts.area, area === null ? null : siteTexts.squareMetres(area)],
    [siteTexts.floor, floor],
    [siteTexts.accessibility, accessibility ? sentenceCase(accessibility) : null],
    [lettingTexts.freeDaytime, whenFree(block, today)],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
};

/** A room: capacity, rent, when it is not used, where to book it, equipment and all prices. */
export const Room = ({ block }: BlockProps<Fields>) => {
  const { hall } = block;
  const today = dateOf(useNow(block.today.date));
  const sum = block.finder === null || hall.prices.length === 0 ? null : sumPath(block.finder, hall.key);
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading ?? siteTexts.roomInShort}>
      <dl className={styles.facts}>
        {facts(block, today).map(({ name, value }) => (
          <div key={name} data-long={value.length > LONG}>
            <dt>{name}</dt>
            <dd>{withWholeFigures(value)}</dd>
          </div>
        ))}
      </dl>
      {(hall.bookingUrl !== null || sum !== null) && (
        <p className={styles.ways}>
          {hall.bookingUrl !== null && (
            <a className="ds-button" href={hall.bookingUrl} target="_blank" rel="noopener">
              {lettingTexts.book(hall)}
              <span className="visually-hidden"> ({siteTexts.newWindow})</span>
            </a>
          )}{" "}
          {sum !== null && <Link to={sum}>{lettingTexts.work}</Link>}
        </p>
      )}
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
    </Section>
  );
};

export const query = graphql`
  fragment RoomBlockFields on RoomBlock {
    id
    heading
    today {
      date
    }
    finder
    events {
      start
      end
      status
    }
    hall {
      key
      name
      inSentence
      opensItself
      capacity
      setups {
        kind
        seats
      }
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
        limited
      }
    }
  }
`;
