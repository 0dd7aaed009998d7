import { Alert, Button, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useState } from "react";
import { grouped } from "../../../../domain/collections/grouped";
import { sentenceCase } from "../../../../domain/time/norwegian";
import type { SavedVersion, Undone } from "../../../api/history";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { saveText } from "../../data/last-save";
import { useLoaded } from "../../data/use-loaded";
import { messageOf } from "../../text/message-of";
import { savedAt, savedAtClock, savedOn } from "../../text/saved-at";
import { ProblemSummary } from "../entity/problem-summary";
import { CodeChanges, isSave, SaveText } from "../saves";
import * as styles from "../screens.module.css";
import { FoldedChanges } from "./folded-changes";

const PAGE = 30;

type Result = Undone | { readonly outcome: "failed"; readonly why: string };

const Answer = ({ result }: { readonly result: Result }) => {
  const { desk } = useDesk();
  if (result.outcome === "undone") return <Alert data-color="success">{saveText(result, desk)}</Alert>;
  return (
    <>
      <Alert data-color="danger">{`Ingenting er endret. ${result.why}`}</Alert>
      {result.outcome === "refused" && (
        <ProblemSummary heading="Dette ville blitt galt" problems={result.problems} isHere={false} />
      )}
    </>
  );
};

/** All saves, which can be undone. */
export const HistoryScreen = () => {
  const { editor, edition, renew } = useDesk();
  const [undone, setUndone] = useState(0);
  const [shown, setShown] = useState(PAGE);
  const [busy, setBusy] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const { value, failure } = useLoaded(client.saves, `saves ${undone}`, edition);
  const [last, setLast] = useState<readonly SavedVersion[] | null>(null);
  if (value !== null && value.saves !== last) setLast(value.saves);
  const saves = value?.saves ?? last;
  const own = (saves ?? []).filter(isSave);
  const days = [...grouped(own.slice(0, shown), ({ at }) => savedOn(at))];

  const undo = async (commit: string) => {
    setBusy(commit);
    const answer = await client
      .undo(commit, editor)
      .catch((error: unknown): Result => ({ outcome: "failed", why: messageOf(error) }));
    setResult(answer);
    setBusy(null);
    if (answer.outcome !== "undone") return;
    setUndone((count) => count + 1);
    await renew();
  };

  return (
    <>
      <Heading level={1} data-size="lg">
        Historikk
      </Heading>
      <Paragraph>«Angre» tar tilbake én lagring; senere endringer blir stående. Også det å angre kan angres.</Paragraph>
      <div role="status">{result !== null && <Answer result={result} />}</div>
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      {saves === null && failure === null && <Paragraph>Henter …</Paragraph>}
      {saves !== null && own.length === 0 && (
        <Paragraph>Ingenting er lagret herfra ennå. Det første du lagrer, står her.</Paragraph>
      )}
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Heading level={2} data-size="2xs" className={styles.day}>
            {sentenceCase(day)}
          </Heading>
          <ul className={styles.entries}>
            {ofDay.map((save) => {
              const { commit, message, at } = save;
              return (
                <li key={commit} className={styles.save}>
                  <SaveText save={save} when={savedAtClock} />
                  <Button
                    type="button"
                    variant="tertiary"
                    data-size="sm"
                    aria-label={`Angre «${message}», ${savedAt(at)}`}
                    aria-disabled={busy !== null}
                    onClick={() => busy === null && void undo(commit)}
                  >
                    {busy === commit ? "Angrer …" : "Angre"}
                  </Button>
                  <FoldedChanges commit={commit} of={`${message}, ${savedAt(at)}`} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {own.length > shown && (
        <Button type="button" variant="secondary" onClick={() => setShown((count) => count + PAGE)}>
          Vis flere
        </Button>
      )}
      <CodeChanges saves={saves ?? []} />
    </>
  );
};
