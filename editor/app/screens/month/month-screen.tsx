import { Alert, Button, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Week, WeekShowing } from "../../../api/week";
import { useDesk } from "../../data/desk-context";
import { monthAddress, newShowingAddress, weekAddress } from "../../data/route";
import { useLoaded } from "../../data/use-loaded";
import { DayStrip } from "../week/day-strip";
import { PeriodLinks } from "../week/period-links";
import { ShowingOutcome } from "../week/showing-outcome";
import { ShowingSheet } from "../week/showing-sheet";
import { useShowingActions } from "../week/use-showing-actions";
import * as weekStyles from "../week/week.module.css";
import { besideOf, daysOf, loadMonths, type Month, titleOf, toldOf } from "./month";
import * as styles from "./month.module.css";
import { MonthDays } from "./month-days";

/** A month of the programme, a line a day, with what appears and leaves; a showing opens its actions. */
const MonthScreen = ({ month: asked }: { readonly month: Month | null }) => {
  const [saves, setSaves] = useState(0);
  const { edition } = useDesk();
  const loaded = useLoaded(() => loadMonths(asked), `måned ${asked}`, edition + saves);
  const { value, failure } = loaded;
  const actions = useShowingActions(loaded, () => setSaves((count) => count + 1));
  if (failure !== null)
    return (
      <>
        <ShowingOutcome actions={actions} />
        <Alert data-color="danger">{failure}</Alert>
      </>
    );
  if (value === null) return <Paragraph>Henter måneden …</Paragraph>;
  const [{ month, now, weeks } = { month: "", now: "", weeks: [] }, next] = value;
  const { before, after } = besideOf(month);
  const days = daysOf({ month, weeks });
  const past = days.filter(({ date }) => now.startsWith(month) && date < now.slice(0, 10));
  const daysAhead = (week: Week) => week.days.filter(({ date }) => date > (past.at(-1)?.date ?? ""));
  const onOpen = (showing: WeekShowing) => actions.open({ what: "showing", showing, slot: null });
  const shown = { month, now, weeks, onOpen };
  return (
    <>
      <div className={weekStyles.head}>
        <Heading level={1} data-size="lg">
          {titleOf(month)}
        </Heading>
        <Button asChild data-size="sm">
          <a href={newShowingAddress()}>Ny forestilling</a>
        </Button>
      </div>
      <div className={weekStyles.tools}>
        <PeriodLinks
          label="Måneder"
          before={["Forrige måned", monthAddress(before)]}
          now={["I dag", monthAddress()]}
          after={["Neste måned", monthAddress(after)]}
          views={{
            week: now.startsWith(month) ? weekAddress() : weekAddress(`${month}-01`),
            month: monthAddress(month),
            shown: "month",
          }}
        />
      </div>
      <ShowingOutcome actions={actions} />
      <DayStrip days={days.slice(past.length).map((day) => ({ ...day, ...toldOf(day, weeks) }))} now={now} isMonth />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>Tidligere i måneden</summary>
          <MonthDays {...shown} days={past} />
        </details>
      )}
      <MonthDays {...shown} days={next === undefined ? weeks.flatMap(daysAhead) : days.slice(past.length)} />
      {next !== undefined && (
        <>
          <Heading level={2} data-size="sm" className={styles.next}>
            {titleOf(next.month)}
          </Heading>
          <MonthDays {...shown} {...next} days={daysOf(next)} />
        </>
      )}
      <ShowingSheet actions={actions} weeks={value.flatMap((one) => one.weeks)} />
    </>
  );
};

export default MonthScreen;
