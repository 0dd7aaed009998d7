import { Button } from "@digdir/designsystemet-react";
import { Icon } from "../../elements/icon";
import * as styles from "./period-links.module.css";

/** Words and address. */
type PeriodLink = readonly [words: string, href: string];

interface PeriodLinksProps {
  /** What they lead between: "Uker". */
  readonly label: string;
  readonly before: PeriodLink;
  readonly now: PeriodLink;
  readonly after: PeriodLink;
  /** Another view of the programme. */
  readonly other: PeriodLink;
}

const Arrow = ({ link: [words, href], icon }: { readonly link: PeriodLink; readonly icon: "before" | "after" }) => (
  <Button asChild variant="secondary" data-size="sm" icon>
    <a href={href} title={words} aria-label={words}>
      <Icon name={icon} />
    </a>
  </Button>
);

/** Links to the periods beside the one that is shown, in one line. */
export const PeriodLinks = ({ label, before, now, after, other }: PeriodLinksProps) => (
  <nav aria-label={label} className={styles.links}>
    <Arrow link={before} icon="before" />
    <Button asChild variant="secondary" data-size="sm">
      <a href={now[1]}>{now[0]}</a>
    </Button>
    <Arrow link={after} icon="after" />
    <Button asChild variant="tertiary" data-size="sm">
      <a href={other[1]}>{other[0]}</a>
    </Button>
  </nav>
);
