import { graphql } from "gatsby";
import { stateAt } from "../../../domain/showings/showing-state";
import { addDays, dateOf } from "../../../domain/time/local-time";
import { EmailLink } from "../../components/elements/email-link";
import { EmptyNote } from "../../components/elements/empty-note";
import { PhoneLink } from "../../components/elements/phone-link";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { AccessLegend } from "../../components/programme/row/access-symbols";
import { byKey, coming } from "../../components/programme/showings";
import { ChildQuestion } from "../../features/child-question/child-question";
import { levelUnder } from "../../lib/heading";
import type { BlockProps } from "../block-props";
import * as styles from "./occasion.module.css";
import { Suggestions } from "./suggestions";
import { occasionTexts } from "./texts";

type Fields = Queries.OccasionBlockFieldsFragment;

/** When nothing suits, somebody can be asked. */
const People = ({ people }: Pick<Fields, "people">) => (
  <>
    <p>{occasionTexts.ask}</p>
    <ul className={styles.people}>
      {people.map(({ key, name, phone, email }) => (
        <li key={key}>
          <strong>{name}</strong> {phone !== null && <PhoneLink number={phone} />}{" "}
          {email !== null && <EmailLink address={email} />}
        </li>
      ))}
    </ul>
  </>
);

/** What suits an occasion in the next days; otherwise the first thing later that has tickets, or whom to ask. */
export const Occasion = ({ block }: BlockProps<Fields>) => {
  const now = useNow(block.asOf);
  const { daysAhead, people, emptyText } = block;
  const after = addDays(dateOf(now), daysAhead);
  const left = coming(block.events, now).filter(({ status }) => status !== "cancelled");
  const near = left.filter(({ start }) => dateOf(start) < after);
  const open = left.filter((event) => !["soldOut", "none"].includes(stateAt(event, now).tickets));
  const [next] = open;
  const suits = next !== undefined && dateOf(next.start) < after;
  const later = open.filter(({ start }) => next && dateOf(start) === dateOf(next.start));
  const productions = byKey(block.productions);
  const shown = suits || !next ? near : later;
  const missing = near.some(({ start }) => start > now)
    ? occasionTexts.full(daysAhead)
    : occasionTexts.nothing(daysAhead);
  return (
    <Section list={LISTS.schedule} id={`${block.id}-overskrift`} heading={block.heading}>
      {!suits && (
        <EmptyNote>{next ? `${missing} ${occasionTexts.next}` : near.length > 0 ? missing : emptyText}</EmptyNote>
      )}
      {!next && people.length > 0 && <People people={people} />}
      {block.childQuestion && next && <ChildQuestion id={block.id} />}
      <Suggestions
        events={shown.filter(({ start }) => start > now)}
        level={levelUnder(block.heading)}
        {...{ productions, now }}
      />
      <AccessLegend events={shown} />
    </Section>
  );
};

export const query = graphql`
  fragment OccasionBlockFields on OccasionBlock {
    id
    heading
    daysAhead
    childQuestion
    emptyText
    people {
      key
      name
      phone
      email
    }
    today {
      date
    }
    asOf
    events {
      ...ShowingFields
    }
    productions {
      ...ShowingProduction
      poster {
        ...PosterPicture
      }
      contents {
        summary
      }
    }
  }
`;
