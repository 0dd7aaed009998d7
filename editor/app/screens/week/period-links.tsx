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
  /** The views of the programme, of which one is shown. */
  readonly views: { readonly week: string; readonly month: string; readonly shown: "week" | "month" };
}

const Arrow = ({ link: [words, href], icon }: { readonly link: PeriodLink; readonly icon: "before" | "after" }) => (
  <Button asChild variant="secondary" data-size="sm" icon>
    <a href={href} title={words} aria-label={words}>
      <Icon name={icon} />
    </a>
  </Button>
);

/** Links to the periods beside the one that is shown, in one line. */
export const PeriodLinks = ({ label, before, now, after, views }: PeriodLinksProps) => (
  <nav aria-label={label} className={styles.links}>
    <Arrow link={before} icon="before" />
    <Button asChild variant="secondary" data-size="sm">
      <a href={now[1]}>{now[0]}</a>
    </Button>
    <Arrow link={after} icon="after" />
    <span className={styles.views}>
      <a href={views.week} aria-current={views.shown === "week" ? "page" : undefined}>
        Uke
      </a>
      <a href={views.month} aria-current={views.shown === "month" ? "page" : undefined}>
        Måned
      </a>
    </span>
  </nav>
);
