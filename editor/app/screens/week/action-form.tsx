import { Alert, Button, Paragraph } from "@digdir/designsystemet-react";
import type { ReactNode } from "react";
import type { WeekAction } from "../../../api/week";
import { sentenceOf } from "../../fields/form-context";
import { usePlan } from "./use-plan";
import * as styles from "./week.module.css";

/** Does an action; what went wrong is told, and the form stays. */
export type Act = (action: WeekAction) => Promise<void>;

interface ActionFormProps {
  /** Null while it is not written to the end. */
  readonly action: WeekAction | null;
  readonly submit: string;
  readonly isDangerous?: boolean;
  readonly failure: string | null;
  readonly isSaving: boolean;
  readonly onAct: Act;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

const Words = ({ heading, words }: { readonly heading: string; readonly words: readonly string[] }) =>
  words.length === 0 ? null : (
    <section>
      <Paragraph data-size="sm">
        <strong>{heading}</strong>
      </Paragraph>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A long list scrolls, and must do so by keyboard. */}
      <ul className={styles.words} tabIndex={0} aria-label={heading}>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );

/** Fields of an action, what the check says of it, and the button that does it. */
export const ActionForm = (props: ActionFormProps) => {
  const { action, submit, isDangerous = false, failure, isSaving, onAct, onBack, children } = props;
  const { plan, failure: unplanned } = usePlan(action);
  const errors = (plan?.problems ?? []).filter(({ severity }) => severity === "error");
  const isEmpty = plan !== null && plan.added.length === 0 && plan.skipped.length > 0;
  const told = failure ?? unplanned;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (action !== null) void onAct(action);
      }}
    >
      {children}
      <div aria-live="polite" className={styles.verdict}>
        {plan !== null && (
          <>
            <Words
              heading={plan.added.length === 1 ? "Legges til" : `Legges til (${plan.added.length})`}
              words={plan.added}
            />
            <Words heading="Hoppes over" words={plan.skipped} />
            {plan.problems.length > 0 && (
              <Alert data-color={errors.length > 0 ? "danger" : "warning"} data-size="sm">
                {plan.problems.map((problem) => (
                  <Paragraph key={`${problem.entity?.id} ${problem.path.join()} ${problem.message}`} data-size="sm">
                    {problem.entity === null ? "" : `${problem.entity.title}: `}
                    {sentenceOf(problem)}
                  </Paragraph>
                ))}
              </Alert>
            )}
          </>
        )}
        {told !== null && (
          <Alert data-color="danger" data-size="sm">
            {told}
          </Alert>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          type="submit"
          data-color={isDangerous ? "danger" : "accent"}
          disabled={action === null || isSaving || errors.length > 0 || isEmpty}
        >
          {submit}
        </Button>
        <Button type="button" variant="tertiary" onClick={onBack}>
          Tilbake
        </Button>
      </div>
    </form>
  );
};
