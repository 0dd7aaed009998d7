import { Button, Heading } from "@digdir/designsystemet-react";
import { mayChange, useDesk } from "../data/desk-context";
import { newAddressOf, partAddress } from "../data/route";
import * as styles from "./screens.module.css";

const NEW = [
  ["Ny film", "productions", "film"],
  ["Nytt arrangement", "productions", "arrangement"],
  ["Ny artikkel", "articles", "artikkel"],
  ["Ny side", "pages", "side"],
  ["Ny videresending", "redirects", "videresending"],
] as const;

const PARTS = [
  ["Priser", "priceLists"],
  ["Åpningstider", "openingHours"],
] as const;

/** What editors create and change most often. */
export const QuickStart = () => {
  const { desk, lists, person } = useDesk();
  const type = desk.kinds.find(({ kind }) => kind === "sites")?.type ?? "";
  const site = lists.byType[type]?.[0]?.id;
  return (
    <section aria-labelledby="begynn" className={styles.quick}>
      <Heading level={2} data-size="xs" id="begynn">
        Hva vil du gjøre?
      </Heading>
      <div className={styles.buttons}>
        {NEW.map(([label, kind, pattern]) => (
          <Button key={label} asChild variant="secondary">
            <a href={newAddressOf(kind, pattern)}>{label}</a>
          </Button>
        ))}
        {site !== undefined &&
          mayChange("sites", { person }) &&
          PARTS.map(([label, field]) => (
            <Button key={label} asChild variant="secondary">
              <a href={partAddress("sites", site, field)}>{label}</a>
            </Button>
          ))}
      </div>
    </section>
  );
};
