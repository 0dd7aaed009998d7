import { Button, Heading } from "@digdir/designsystemet-react";
import { NEW_PLACES } from "../shell/places";
import * as styles from "./screens.module.css";

/** Less and less, as they are begun. */
const VARIANTS = ["primary", "secondary", "secondary"] as const;

/** What editors create most often. */
export const QuickStart = () => (
  <section aria-labelledby="begynn" className={styles.quick}>
    <Heading level={2} data-size="xs" id="begynn" className="ds-sr-only">
      Hva vil du gjøre?
    </Heading>
    <div className={styles.buttons}>
      {NEW_PLACES.map(({ label, href }, at) => (
        <Button key={label} asChild variant={VARIANTS[at] ?? "tertiary"} data-size="sm">
          <a href={href}>{label}</a>
        </Button>
      ))}
    </div>
  </section>
);
