import { graphql } from "gatsby";
import { kroner } from "../../../domain/time/norwegian";
import { Section } from "../../components/elements/section";
import { PlanDrawing } from "../../components/rooms/plan-drawing";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./seating-plans.module.css";

/** The set-ups of a room, each with a small drawing. */
export const SeatingPlans = ({ block }: BlockProps<Queries.SeatingPlansBlockFieldsFragment>) => {
  if (block.hall.setups.length === 0) return null;
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading}>
      <ul className={styles.plans} data-count={block.hall.setups.length}>
        {block.hall.setups.map((setup) => (
          <li key={setup.name} className={styles.plan}>
            <PlanDrawing setup={setup} />
            <h3 className={styles.name}>{setup.name}</h3>
            <p className={styles.seats}>{siteTexts.seats(setup.seats)}</p>
            {setup.text !== null && <p>{setup.text}</p>}
            {setup.price !== null && <p>{siteTexts.setupPrice(kroner(setup.price))}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
};

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
        price
        ...SetupPlan
      }
    }
  }
`;
