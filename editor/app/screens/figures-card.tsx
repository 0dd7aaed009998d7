import { Heading, Link } from "@digdir/designsystemet-react";
import type { Figures } from "../../api/figures";
import { editAddress } from "../data/route";
import * as styles from "./screens.module.css";

type Count = Figures["showings"][number];

const countText = ({ coming, lastYear }: Count): string =>
  `${coming} ${coming === 1 ? "forestilling" : "forestillinger"}${lastYear === null ? "" : `, samme uker i fjor ${lastYear}`}`;

/** Showings of the coming weeks, and what the accessibility statement knows of. */
export const FiguresCard = ({ figures: { showings, faults } }: { readonly figures: Figures }) =>
  showings.length + faults.length === 0 ? null : (
    <section className={styles.card}>
      <Heading level={2} data-size="xs">
        I tall
      </Heading>
      <ul>
        {showings.map((one) => (
          <li key={one.label}>
            {`${one.label}, neste fire uker`}
            <small>{countText(one)}</small>
          </li>
        ))}
        {faults.map(({ kind, id, title, detail, path }) => (
          <li key={id}>
            <Link href={editAddress(kind, id, path)}>{title}</Link>
            <small>{detail}</small>
          </li>
        ))}
      </ul>
    </section>
  );
