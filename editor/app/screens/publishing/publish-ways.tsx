import { Alert, Button, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import { IS_PAST, type Publishing } from "../../../api/publishing";
import { savedAt } from "../../text/saved-at";
import { momentOf, momentText, nowInOslo, todayInOslo } from "../../text/when";
import * as styles from "./publishing.module.css";

const BUTTONS = {
  publish: ["Publiser nå", "Publiserer …"],
  build: ["Bygg på denne maskinen", "Bygger …"],
} as const;

interface PublishWaysProps {
  readonly status: Publishing;
  readonly mayPublish: boolean;
  /** The id of what says why it cannot be done now; null when it can. */
  readonly stoppedBy: string | null;
  /** Publishes at a time, or at once for null; resolves when it is answered. */
  readonly onPublish: (at: string | null) => Promise<void>;
  readonly onCancel: () => void;
}

/** Publishes now or later. */
export const PublishWays = ({ status, mayPublish, stoppedBy, onPublish, onCancel }: PublishWaysProps) => {
  const { hasTarget, attempt, planned } = status;
  const [when, setWhen] = useState("");
  const isRunning = attempt?.state === "running";
  const written = momentOf(when, todayInOslo());
  const isPast = written !== null && written <= nowInOslo();
  const moment = isPast ? null : written;
  return (
    <>
      {!mayPublish && <Paragraph>Bare en ansvarlig kan publisere. Si fra når noe er klart.</Paragraph>}
      {mayPublish && (
        <div className={styles.ways}>
          <Button
            type="button"
            variant={hasTarget ? "primary" : "secondary"}
            aria-disabled={isRunning || stoppedBy !== null}
            aria-describedby={stoppedBy ?? undefined}
            onClick={() => !isRunning && stoppedBy === null && void onPublish(null)}
          >
            {BUTTONS[hasTarget ? "publish" : "build"][isRunning ? 1 : 0]}
          </Button>
          {hasTarget && (
            <details>
              <summary>Publiser senere …</summary>
              <form
                className={styles.later}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (moment !== null) void onPublish(moment).then(() => setWhen(""));
                }}
              >
                <Textfield
                  label="Tidspunkt"
                  description={
                    moment === null ? "For eksempel «fre 18» eller «4/12 19.30»." : `Blir ${momentText(moment)}`
                  }
                  error={
                    when !== "" && moment === null
                      ? isPast
                        ? IS_PAST
                        : "Skriv en dag og et klokkeslett som finnes."
                      : undefined
                  }
                  autoComplete="off"
                  value={when}
                  onChange={({ target }) => setWhen(target.value)}
                />
                <Button type="submit" variant="secondary" aria-disabled={moment === null}>
                  Planlegg
                </Button>
              </form>
            </details>
          )}
        </div>
      )}
      {planned !== null && (
        <Alert data-color="info">
          {`Publiseres ${savedAt(planned.at)} hvis redaksjonen er i gang da, ellers neste gang den startes. `}
          {mayPublish && (
            <Button type="button" variant="tertiary" data-size="sm" onClick={onCancel}>
              Ikke publiser da
            </Button>
          )}
        </Alert>
      )}
    </>
  );
};
