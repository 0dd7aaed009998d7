import { Alert, Button, Heading, Link, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { useCallback, useEffect, useState } from "react";
import { IS_PAST, type Publishing } from "../../../api/publishing";
import { client } from "../../data/client";
import { isAdmin, useDesk } from "../../data/desk-context";
import { OVERVIEW } from "../../data/route";
import * as fieldStyles from "../../fields/fields.module.css";
import { messageOf } from "../../text/message-of";
import { savedAt } from "../../text/saved-at";
import { momentOf, momentText, nowInOslo, todayInOslo } from "../../text/when";
import { Saves } from "../saves";
import { GoBack } from "./go-back";
import * as styles from "./publishing.module.css";
import { leftText, overdueText, publishedText, pulledText, refreshedText, secondsLeft } from "./publishing-texts";
import { PulledSources } from "./pulled-sources";

const POLL_MS = 1000;

type Attempted = NonNullable<Publishing["attempt"]>;

const STATES: Record<Attempted["steps"][number]["state"], string> = {
  waiting: "Venter",
  running: "Pågår …",
  done: "Ferdig",
  failed: "Stoppet",
};

const BUTTONS = {
  publish: ["Publiser nå", "Publiserer …"],
  build: ["Bygg på denne maskinen", "Bygger …"],
} as const;

const seconds = (count: number): string => (count === 0 ? "" : count === 1 ? " (1 sekund)" : ` (${count} sekunder)`);

const Progress = ({ steps }: Pick<Attempted, "steps">) => {
  const left = secondsLeft(steps);
  const whole = steps.reduce((sum, { usual }) => sum + (usual ?? 0), 0);
  return (
    <div className={styles.progress}>
      <Paragraph data-size="sm" id="framdrift">
        {leftText(left)}
      </Paragraph>
      {left !== null && whole > 0 && <progress aria-labelledby="framdrift" max={whole} value={whole - left} />}
    </div>
  );
};

const Done = ({ attempt: { failure }, status: { address, hasTarget, last } }: AttemptProps) => {
  if (!hasTarget) return <Alert data-color="info">Bygd på denne maskinen. Publikum ser det ikke.</Alert>;
  if (failure !== null) return <Alert data-color="warning">{failure}</Alert>;
  return (
    <Alert data-color="success">
      {last === null ? "Ute." : `Ute ${savedAt(last.at)}.`} Se nettstedet: <Link href={address}>{address}</Link>
    </Alert>
  );
};

/** What an operator sets up where nothing gets to the site from here. */
const HowToConnect = () => (
  <details className={fieldStyles.folded}>
    <summary>
      <strong>For den som drifter</strong>
    </summary>
    <Paragraph data-size="sm">
      Sett PUBLISH_COMMAND til kommandoen som sender mappen public til tjeneren, eller RELEASES_DIR til mappen som
      tjeneren viser utgavene fra. Start så redaksjonen på nytt. Mer står i docs/publishing.md.
    </Paragraph>
  </details>
);

interface AttemptProps {
  readonly attempt: Attempted;
  readonly status: Publishing;
}

const Attempt = ({ attempt, status }: AttemptProps) => (
  <section aria-labelledby="forsok">
    <Heading level={2} data-size="xs" id="forsok">
      {attempt.state !== "running" ? "Siste forsøk" : status.hasTarget ? "Publiserer nå" : "Bygger nå"}
    </Heading>
    {attempt.state === "running" && <Progress steps={attempt.steps} />}
    <ol className={styles.steps}>
      {attempt.steps.map(({ label, state, seconds: taken }) => (
        <li key={label} data-state={state}>
          <span>{label}</span> <strong>{`${STATES[state]}${seconds(taken)}`}</strong>
        </li>
      ))}
    </ol>
    <div role="status">
      {attempt.state === "done" && <Done attempt={attempt} status={status} />}
      {attempt.state === "failed" && <Alert data-color="danger">{attempt.failure}</Alert>}
    </div>
    {attempt.output.length > 0 && <pre className={styles.output}>{attempt.output.join("\n")}</pre>}
  </section>
);

/** Publishes now or later, and shows progress. */
export const PublishingScreen = () => {
  const { editor, person, edition } = useDesk();
  const mayPublish = isAdmin({ person });
  const [status, setStatus] = useState<Publishing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [when, setWhen] = useState("");
  const isRunning = status?.attempt?.state === "running";
  const written = momentOf(when, todayInOslo());
  const isPast = written !== null && written <= nowInOslo();
  const moment = isPast ? null : written;

  const update = useCallback(
    (answer: Promise<Publishing>): Promise<void> =>
      answer.then(
        (next) => {
          setStatus(next);
          setFailure(null);
        },
        (error: unknown) => setFailure(messageOf(error)),
      ),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: The saves since publishing differ with each edition.
  useEffect(() => {
    void update(client.publishing());
  }, [update, edition]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void update(client.publishing()), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, update]);

  return (
    <>
      <Heading level={1} data-size="lg">
        Publisering
      </Heading>
      {status?.hasTarget === false && (
        <Alert data-color="warning">
          Du kan ikke publisere ennå: nettstedet er ikke koblet til. Be den som drifter nettstedet om å sette opp
          publisering. Det du lagrer, er tatt vare på.
        </Alert>
      )}
      {status?.hasTarget && (
        <Paragraph>
          Vi kontrollerer innholdet, bygger nettstedet, legger det ut og ser etter at det er ute. Går noe galt, blir
          nettstedet stående som det er.
        </Paragraph>
      )}
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      {status === null && failure === null && <Paragraph>Henter …</Paragraph>}
      {status !== null && (
        <>
          <Paragraph>{publishedText(status)}</Paragraph>
          {status.refreshed.failure !== null && status.attempt?.state !== "failed" && (
            <Alert data-color="warning">{`Siste oppdatering stoppet. ${status.refreshed.failure}`}</Alert>
          )}
          {status.releases !== null && (
            <GoBack
              releases={status.releases}
              onBack={mayPublish && !isRunning ? () => void update(client.goBack().then(client.publishing)) : null}
            />
          )}
          {status.refreshed.overdue !== null && <Alert data-color="warning">{overdueText(status.refreshed)}</Alert>}
          {refreshedText(status) !== "" && <Paragraph>{refreshedText(status)}</Paragraph>}
          {status.pulled !== null && status.pulled.failure !== null && (
            <Alert data-color="warning">{`Programmet ble ikke hentet sist. ${status.pulled.failure}`}</Alert>
          )}
          {pulledText(status.pulled) !== "" && <Paragraph>{pulledText(status.pulled)}</Paragraph>}
          <PulledSources sources={status.pulled?.sources ?? {}} />
          {status.changes.length > 0 && <Saves heading="Lagret, men ikke publisert" saves={status.changes} />}
          {!mayPublish && <Paragraph>Bare en ansvarlig kan publisere. Si fra når noe er klart.</Paragraph>}
          {mayPublish && (
            <div className={styles.ways}>
              <Button
                type="button"
                variant={status.hasTarget ? "primary" : "secondary"}
                aria-disabled={isRunning}
                onClick={() => !isRunning && void update(client.publish(editor, null))}
              >
                {BUTTONS[status.hasTarget ? "publish" : "build"][isRunning ? 1 : 0]}
              </Button>
              {status.hasTarget && (
                <form
                  className={styles.later}
                  onSubmit={(event) => {
                    event.preventDefault();
                    if (moment !== null) void update(client.publish(editor, moment)).then(() => setWhen(""));
                  }}
                >
                  <Textfield
                    label="Eller på et tidspunkt"
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
              )}
            </div>
          )}
          {status.planned !== null && (
            <Alert data-color="info">
              {`Publiseres ${savedAt(status.planned.at)} hvis redaksjonen er i gang da, ellers neste gang den startes. `}
              {mayPublish && (
                <Button
                  type="button"
                  variant="tertiary"
                  data-size="sm"
                  onClick={() => void update(client.cancelPublishing())}
                >
                  Ikke publiser da
                </Button>
              )}
            </Alert>
          )}
          {status.attempt !== null && <Attempt attempt={status.attempt} status={status} />}
          {status.attempt?.state === "failed" && (
            <Paragraph>
              <Link href={OVERVIEW}>Se hva som må gjøres</Link>
            </Paragraph>
          )}
          {!status.hasTarget && <HowToConnect />}
        </>
      )}
    </>
  );
};
