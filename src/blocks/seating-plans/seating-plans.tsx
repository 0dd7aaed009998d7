import { graphql } from "gatsby";
import { Section } from "../../components/elements/section";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import { PlanDrawing } from "./plan-drawing";
import * as styles from "./seating-plans.module.css";

/** The ways to furnish a room, each with a small drawing. */
export const SeatingPlans = ({ block }: BlockProps<Queries.SeatingPlansBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <ul className={styles.plans}>
      {block.hall.setups.map(({ kind, name, seats, text }) => (
        <li key={name} className={styles.plan}>
          <PlanDrawing kind={kind} />
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.seats}>{siteTexts.seats(seats)}</p>
          {text !== null && <p>{text}</p>}
        </li>
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment SeatingPlansBlockFields on SeatingPlansBlock {
    id
    heading
    hall {
      setups {
        kind
        name
        seats
        text
      }
    }
  }
`;
