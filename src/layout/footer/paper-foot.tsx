import { graphql } from "gatsby";
import { dateOf, type LocalDate } from "../../../domain/time/local-time";
import { useNow } from "../../components/hooks/use-now";
import { openAndFolded } from "../../components/programme/board/board-days";
import { layoutTexts } from "../texts";
import * as styles from "./paper-foot.module.css";

/** The quiet zone around a QR code that scanners need, in modules. */
const QUIET = 4;

type Prices = Queries.PaperFootFieldsFragment["prices"];

/** Lines of prices with a name. */
const MAX_LINES = 6;

/** The days that a programme prints. */
const printedDays = (prices: Prices, today: LocalDate): ReadonlySet<LocalDate> => {
  const days = prices.flatMap((price) => price.days).sort();
  return new Set(
    openAndFolded(
      days.filter((day) => day >= today).map((start) => ({ start })),
      today,
    ).open.map(([day]) => day),
  );
};

/** The prices of the printed week, first what most showings cost; the others by their names. */
const PaperPrices = ({ prices, built }: { readonly prices: Prices; readonly built: LocalDate }) => {
  const printed = printedDays(prices, dateOf(useNow(built)));
  const lines = prices.filter(({ days }) => days.some((day) => printed.has(day)));
  const usual = lines.filter(({ isUsual }) => isUsual);
  const named = lines.filter(({ name }) => name !== null).slice(0, MAX_LINES);
  if (usual.length + named.length === 0) return null;
  const holdsForMost = usual.length + named.length < lines.length;
  return (
    <div className={styles.prices}>
      <strong>{layoutTexts.paperPrices}</strong>
      {[...usual, ...named].map(({ name, words, isUsual }) => {
        const whose = isUsual && holdsForMost ? layoutTexts.paperMost : name;
        return (
          <p key={words}>
            {whose !== null && <b>{whose}: </b>}
            {words}
          </p>
        );
      })}
    </div>
  );
};

interface PaperFootProps {
  readonly paper: Queries.PaperFootFieldsFragment;
  /** The day of the build, on a page that shows days. */
  readonly built: LocalDate | undefined;
}

/** The footer for print: the prices of tickets, and the page's address as a QR code, drawn at build. */
export const PaperFoot = ({ paper: { address, shown, size, code, prices }, built }: PaperFootProps) => {
  const side = size + 2 * QUIET;
  return (
    <aside className={styles.foot}>
      {built !== undefined && <PaperPrices prices={prices} built={built} />}
      <p className={styles.address}>
        {layoutTexts.paperCode} <b>{shown}</b>
      </p>
      <svg viewBox={`-${QUIET} -${QUIET}.500 ${side} ${side}`} role="img" aria-label={address}>
        <path d={code} stroke="#000" />
      </svg>
    </aside>
  );
};

export const query = graphql`
  fragment PaperFootFields on PagePaper {
    address
    shown
    size
    code
    prices {
      name
      words
      isUsual
      days
    }
  }
`;
