import { Button, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Week } from "../../../api/week";
import { weekAddress } from "../../data/route";
import { useIsGrid } from "../../data/use-is-wide";
import { dateOf } from "../../text/when";
import * as styles from "./week.module.css";

/** Goes to the week of a date in free text, read from today's: "2026-12-01". */
const DateJump = ({ today }: { readonly today: string }) => {
  const [date, setDate] = useState("");
  const [isMisread, setMisread] = useState(false);
  return (
    <form
      className={styles.weeks}
      onSubmit={(event) => {
        event.preventDefault();
        const day = dateOf(date, today);
        setMisread(day === null);
        if (day !== null) window.location.hash = weekAddress(day);
      }}
    >
      <Textfield
        data-size="sm"
        label="Gå til dato"
        placeholder="4/12"
        autoComplete="off"
        error={isMisread ? "Skriv en dato som finnes, for eksempel 4/12." : undefined}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <Button type="submit" variant="secondary" data-size="sm" icon aria-label="Vis uka" title="Vis uka">
        <span aria-hidden>→</span>
      </Button>
    </form>
  );
};

interface WeekToolsProps {
  readonly week: Week;
  /** How many of its days have been. */
  readonly past: number;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  readonly onCopy: () => void;
}

/** What is done with a week more seldom; folded where the week is a list of days. */
export const WeekTools = ({ week, past, isWhole, onWhole, onCopy }: WeekToolsProps) => {
  const isGrid = useIsGrid();
  const tools = (
    <div className={styles.more}>
      <DateJump today={week.now.slice(0, 10)} />
      {past > 0 && (
        <Button variant="tertiary" data-size="sm" onClick={() => onWhole(!isWhole)}>
          {`${isWhole ? "Skjul" : "Vis"} tidligere dager (${past})`}
        </Button>
      )}
      {week.canCopy && (
        <Button variant="tertiary" data-size="sm" onClick={onCopy}>
          Kopier forrige uke hit
        </Button>
      )}
    </div>
  );
  return isGrid ? (
    tools
  ) : (
    <details className={styles.tool}>
      <summary>
        {["Gå til dato", past > 0 && "tidligere dager", week.canCopy && "kopiering"].filter(Boolean).join(" · ")}
      </summary>
      {tools}
    </details>
  );
};
