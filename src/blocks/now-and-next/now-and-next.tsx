import { graphql } from "gatsby";
import { useNow } from "../../components/hooks/use-now";
import { PartRows } from "../../features/now-and-next/now-and-next";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./now-and-next.module.css";

/** A row for each part of the venue: what goes on now, and what is next. For one part it is a line of text. */
export const NowAndNext = ({ block }: BlockProps<Queries.NowAndNextBlockFieldsFragment>) => {
  const now = useNow(block.asOf);
  const isAlone = block.rows.length === 1;
  const id = `${block.id}-overskrift`;
  if (block.rows.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={isAlone ? "visually-hidden" : styles.heading}>
        {block.heading ?? siteTexts.nowAndNext}
      </h2>
      <PartRows
        parts={block}
        showings={block.events}
        productions={block.productions}
        asOf={block.asOf}
        now={now}
        className={isAlone ? styles.alone : styles.rows}
      />
    </section>
  );
};

export const query = graphql`
  fragment NowAndNextBlockFields on NowAndNextBlock {
    id
    heading
    today {
      date
    }
    asOf
    openDays {
      ...PartOpenDay
    }
    rows {
      ...PartRowFields
    }
    events {
      ...PartShowing
    }
    productions {
      key
      title
      path
    }
  }
`;
