import { Heading, Link } from "@digdir/designsystemet-react";
import { longDate, relativeDay, sentenceCase } from "../../../domain/time/norwegian";
import type { Overview } from "../../api/api";
import { editAddress, monthAddress } from "../data/route";
import { todayInOslo } from "../text/when";
import * as styles from "./screens.module.css";

const MAX_SHOWN = 8;

/** "I morgen: vises fra kl. 12.00" */
const whenText = (date: string, detail: string): string =>
  `${relativeDay(date, todayInOslo()) ?? sentenceCase(longDate(date))}: ${detail}`;

/** What appears on the site and leaves it in the coming weeks; the month has all of it. */
export const ScheduledCard = ({ scheduled }: Pick<Overview, "scheduled">) =>
  scheduled.length === 0 ? null : (
    <section className={styles.card}>
      <Heading level={2} data-size="xs">
        Kommer og går <span className={styles.number}>de neste fire ukene</span>
      </Heading>
      <ul>
        {scheduled.slice(0, MAX_SHOWN).map(({ kind, id, title, detail, path, date }) => (
          <li key={`${kind} ${id} ${path?.join(".")}`}>
            <Link href={editAddress(kind, id, path)}>{title}</Link>
            <small>{whenText(date, detail)}</small>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>Nettstedet skifter når det publiseres eller oppdateres om natta.</p>
      <Link href={monthAddress()}>
        {scheduled.length > MAX_SHOWN ? `Se måneden, med ${scheduled.length - MAX_SHOWN} til` : "Se måneden"}
      </Link>
    </section>
  );
