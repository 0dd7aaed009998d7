import { graphql } from "gatsby";
import {
  featureCalendar,
  isProgrammeCalendar,
  productionCalendar,
  programmeCalendar,
} from "../../../domain/addresses/calendar-address";
import { CopyLink } from "../../components/buttons/copy-link";
import { Link } from "../../components/elements/link";
import { Section } from "../../components/elements/section";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./calendar-subscribe.module.css";

type Fields = Queries.CalendarSubscribeBlockFieldsFragment;

const pathOf = ({ calendar, feature, production }: Fields): string =>
  (production && productionCalendar(production)) ??
  (feature === null ? programmeCalendar(isProgrammeCalendar(calendar) ? calendar : "alt") : featureCalendar(feature));

/** Ways to subscribe to a calendar. They are plain links: nothing is loaded from Google or Microsoft. */
export const CalendarSubscribe = ({ block }: BlockProps<Fields>) => {
  const path = pathOf(block);
  const address = block.siteUrl + path;
  const webcal = address.replace(/^https:/, "webcal:");
  const name = block.production?.title ?? block.heading ?? "";
  const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`;
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`;
  return (
    <div className={styles.subscribe}>
      <Section id={`${block.id}-overskrift`} heading={block.heading}>
        <p className={styles.text}>{block.text}</p>
        <ul className={styles.ways}>
          <li>
            <Link to={webcal}>{siteTexts.calendarOfDevice}</Link>
          </li>
          <li>
            <Link to={google} newWindow>
              {siteTexts.calendarGoogle}
            </Link>
          </li>
          <li>
            <Link to={outlook} newWindow>
              {siteTexts.calendarOutlook}
            </Link>
          </li>
          <li>
            <CopyLink url={address} />
          </li>
        </ul>
      </Section>
    </div>
  );
};

export const query = graphql`
  fragment CalendarSubscribeBlockFields on CalendarSubscribeBlock {
    id
    heading
    text
    calendar
    feature
    siteUrl
    production {
      title
      parentSlug
      pageReference
    }
  }
`;
