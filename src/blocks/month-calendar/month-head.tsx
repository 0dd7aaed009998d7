import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { type Month, monthAfter, monthName } from "../../../domain/time/month";
import { dateSpan, sentenceCase } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import * as styles from "./month-head.module.css";
import { monthTexts } from "./texts";

interface MonthHeadProps {
  /** The block's id. */
  readonly id: string;
  readonly month: Month;
  /** The last day of the table. */
  readonly last: LocalDate;
  /** The months with pages, in order. */
  readonly months: readonly { readonly month: Month; readonly path: string }[];
  readonly now: LocalDateTime;
  readonly headline: "h1" | "h2";
}

/** "Januar", with its year for screen readers. */
const MonthText = ({ month }: { readonly month: Month }) => {
  const [name, year] = sentenceCase(monthName(month)).split(" ");
  return (
    <>
      {name}
      <span className="visually-hidden"> {year}</span>
    </>
  );
};

/** The month's name with links to the months before and after; a past month says that it is over. */
export const MonthHead = ({ id, month, last, months, now, headline: Heading }: MonthHeadProps) => {
  const before = months.filter((one) => one.month < month).at(-1);
  const after = months.find((one) => one.month > month);
  const end = `${monthAfter(month)}-01T00:00`;
  const [name, year] = sentenceCase(monthName(month)).split(" ");
  const today = dateOf(now);
  const first = today >= month && today <= last ? today : `${month}-01`;
  return (
    <div className={styles.head}>
      <Heading id={`${id}-overskrift`} className={styles.name} data-paper={dateSpan(first, last)}>
        <span>{name}</span> <span className={styles.year}>{year}</span>
      </Heading>
      {(before ?? after) && (
        <nav className={styles.months} aria-label={monthTexts.months}>
          {before && (
            <Link to={before.path} className={styles.month}>
              <span aria-hidden="true">← </span>
              <span className="visually-hidden">{monthTexts.before}: </span>
              <MonthText month={before.month} />
            </Link>
          )}{" "}
          {after && (
            <Link to={after.path} className={styles.month}>
              <span className="visually-hidden">{monthTexts.after}: </span>
              <MonthText month={after.month} />
              <span aria-hidden="true"> →</span>
            </Link>
          )}
        </nav>
      )}
      {after && (
        <p className={styles.over} data-from={end} hidden={now < end}>
          {monthTexts.isOver(name ?? "")} <Link to={after.path}>{monthTexts.goOn(monthName(after.month))}</Link>
        </p>
      )}
    </div>
  );
};
