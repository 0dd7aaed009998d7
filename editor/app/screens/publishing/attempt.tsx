import { Alert, Heading, Link, Paragraph } from "@digdir/designsystemet-react";
import type { Publishing } from "../../../api/publishing";
import { savedAt } from "../../text/saved-at";
import * as styles from "./publishing.module.css";
import { leftText, secondsLeft } from "./publishing-texts";

type Attempted = NonNullable<Publishing["attempt"]>;

const STATES: Record<Attempted["steps"][number]["state"], string> = {
  waiting: "Venter",
  running: "Pågår …",
  done: "Ferdig",
  failed: "Stoppet",
};

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

interface AttemptProps {
  readonly attempt: Attempted;
  readonly status: Publishing;
}

const Done = ({ attempt: { failure }, status: { address, hasTarget, last } }: AttemptProps) => {
  if (!hasTarget) return <Alert data-color="info">Bygd på denne maskinen. Publikum ser det ikke.</Alert>;
  if (failure !== null) return <Alert data-color="warning">{failure}</Alert>;
  return (
    <Alert data-color="success">
      {last === null ? "Ute." : `Ute ${savedAt(last.at)}.`} Se nettstedet: <Link href={address}>{address}</Link>
    </Alert>
  );
};

/** The steps of a run, and how it went. */
export const Attempt = ({ attempt, status }: AttemptProps) => (
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
