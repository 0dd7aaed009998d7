import { Heading, Paragraph } from "@digdir/designsystemet-react";
import { useEffect, useState } from "react";
import type { Json } from "../../../../domain/json/json";
import type { Applies } from "../../../api/applies";
import { client } from "../../data/client";
import { ToldNotes } from "../showings/told-lines";
import * as styles from "./applies-panel.module.css";

/** Values that apply to a showing: its own, those of the lists it refers to, or its hall's defaults. */
export const AppliesPanel = ({ value }: { readonly value: Json }) => {
  const [{ rows, notes }, setApplies] = useState<Applies>({ rows: [], notes: [] });
  useEffect(() => {
    const cancel = new AbortController();
    client.applies(value, cancel.signal).then(
      setApplies,
      () => undefined, // The form reports an unreachable server.
    );
    return () => cancel.abort();
  }, [value]);
  if (rows.length === 0 && notes.length === 0) return null;
  return (
    <section aria-labelledby="gjelder" className={styles.panel}>
      <Heading id="gjelder" level={2} data-size="2xs">
        Dette gjelder for forestillingen
      </Heading>
      <dl className={styles.rows}>
        {rows.map(({ label, text, from }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {text} <span className={styles.from}>({from})</span>
            </dd>
          </div>
        ))}
      </dl>
      <ToldNotes notes={notes} />
      <Paragraph data-size="sm" className={styles.from}>
        Velg en annen prisliste, eller skriv egne priser. Det du skriver selv, går foran.
      </Paragraph>
    </section>
  );
};
