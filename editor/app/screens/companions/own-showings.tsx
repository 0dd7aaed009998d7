import { Button, Heading, Link } from "@digdir/designsystemet-react";
import { cardDate, clockTime } from "../../../../domain/time/norwegian";
import type { Summary } from "../../../api/api";
import { useDesk } from "../../data/desk-context";
import { editAddress, newAddress, weekAddress } from "../../data/route";
import { StateMark } from "../../elements/state-mark";
import * as screenStyles from "../screens.module.css";
import * as styles from "./companions.module.css";

const MAX_SHOWN = 5;

const Showings = ({ showings }: { readonly showings: readonly (Summary & { readonly next: string })[] }) => (
  <ul className={screenStyles.showings}>
    {showings.map(({ id, next, detail, status }) => (
      <li key={id} data-status={status?.is}>
        <Link href={editAddress("events", id)}>{`${cardDate(next.slice(0, 10))} kl. ${clockTime(next)}`}</Link>{" "}
        <span>{detail}</span> <span>{status !== null && <StateMark status={status.is} text={status.text} />}</span>
      </li>
    ))}
  </ul>
);

/** Coming showings of a film or arrangement, each with its form, and the way to another. */
export const OwnShowings = ({ id }: { readonly id: string }) => {
  const all = (useDesk().lists.byType.Event ?? []).filter(({ of }) => of?.id === id);
  const own = all
    .flatMap(({ next, ...one }) => (next === null ? [] : [{ ...one, next }]))
    .sort((a, b) => a.next.localeCompare(b.next));
  const last = own.at(-1) ?? all.at(-1);
  return (
    <section className={styles.panel} aria-labelledby="egne-forestillinger">
      <Heading level={2} data-size="xs" id="egne-forestillinger">
        Forestillinger <span className={screenStyles.number}>{own.length}</span>
      </Heading>
      <Showings showings={own.slice(0, MAX_SHOWN)} />
      {own.length > MAX_SHOWN && (
        <details>
          <summary>{`Vis ${own.length - MAX_SHOWN} til`}</summary>
          <Showings showings={own.slice(MAX_SHOWN)} />
        </details>
      )}
      <div>
        <Button asChild variant="secondary" data-size="sm">
          <a href={last === undefined ? weekAddress() : newAddress("events", last.id)}>Ny forestilling</a>
        </Button>
      </div>
    </section>
  );
};
