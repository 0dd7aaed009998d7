import { Button, Heading } from "@digdir/designsystemet-react";
import { useDesk } from "../data/desk-context";
import { NEW_PLACES, partPlaces } from "../shell/places";
import * as styles from "./screens.module.css";

/** What editors create and change most often. */
export const QuickStart = () => (
  <section aria-labelledby="begynn" className={styles.quick}>
    <Heading level={2} data-size="xs" id="begynn" className="ds-sr-only">
      Hva vil du gjøre?
    </Heading>
    <div className={styles.buttons}>
      {[...NEW_PLACES, ...partPlaces(useDesk())].map(({ label, href }) => (
        <Button key={label} asChild variant="secondary" data-size="sm">
          <a href={href}>{label}</a>
        </Button>
      ))}
    </div>
  </section>
);
