import { Alert, Button, Paragraph } from "@digdir/designsystemet-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { WeekAction, WeekPlan } from "../../../api/week";
import { weekClient } from "../../data/client";
import { sentenceOf } from "../../fields/form-context";
import { messageOf } from "../../text/message-of";
import { ToldLines } from "../showings/told-lines";
import * as styles from "./week.module.css";

const PAUSE_MS = 150;
const FOCUS_MS = 50;

/**
 * Dry run of an action, requested while the form is being filled in; null until there is a response. While a reason is
 * written, the last one stays until the next: screen readers read what has changed.
 */
const usePlan = (action: WeekAction | null): { readonly plan: WeekPlan | null; readonly failure: string | null } => {
  const key = JSON.stringify(action);
  const about = JSON.stringify({ ...action, reason: "" });
  const [found, setFound] = useState<{ about: string; plan: WeekPlan | null; failure: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The key changes with the action.
  useEffect(() => {
    if (action === null) return;
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      weekClient.plan(action, cancel.signal).then(
        (plan) => setFound({ about, plan, failure: null }),
        (error: unknown) => {
          if (cancel.signal.aborted) return;
          setFound({ about, plan: null, failure: messageOf(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [key]);
  return action !== null && found?.about === about ? found : { plan: null, failure: null };
};

/** Executes an action; on failure the form stays and shows the error. */
export type Act = (action: WeekAction) => Promise<void>;

interface ActionFormProps {
  /** Null while incomplete. */
  readonly action: WeekAction | null;
  /** Hint shown until then. */
  readonly missing?: string;
  readonly submit: string;
  readonly isDangerous?: boolean;
  readonly failure: string | null;
  readonly isSaving: boolean;
  readonly onAct: Act;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

const List = ({ heading, children }: { readonly heading: string; readonly children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <section>
      <Paragraph data-size="sm">
        <strong>{heading}</strong>
      </Paragraph>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A long list must be scrollable by keyboard. */}
      <ul className={styles.list} tabIndex={0} aria-label={heading}>
        {children}
      </ul>
    </section>
  );

const ShowingList = ({ showings, isMove }: Pick<WeekPlan, "showings"> & { readonly isMove: boolean }) => (
  <List heading={isMove ? "Blir" : showings.length === 1 ? "Legges til" : `Legges til (${showings.length})`}>
    {showings.map((one) => (
      <li key={one.label}>
        {one.label}
        <ToldLines told={one} />
      </li>
    ))}
  </List>
);

/** Fields of an action, the result of the check, and the submit button. */
export const ActionForm = (props: ActionFormProps) => {
  const { action, missing = "", submit, isDangerous = false, failure, isSaving, onAct, onBack, children } = props;
  const { plan, failure: unplanned } = usePlan(action);
  const form = useRef<HTMLFormElement>(null);
  // The form first, and then its field: a screen reader says both names, and takes what is typed as text.
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus(),
      FOCUS_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  const errors = (plan === null ? [] : [...plan.problems, ...plan.showings.flatMap(({ problems }) => problems)]).filter(
    ({ severity }) => severity === "error",
  );
  const isEmpty = plan !== null && plan.showings.length === 0 && plan.skipped.length > 0;
  const message = failure ?? unplanned;
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={submit}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (action !== null && !isSaving) void onAct(action);
      }}
    >
      {children}
      <div aria-live="polite" className={styles.verdict}>
        {plan !== null && (
          <>
            <ShowingList showings={plan.showings} isMove={action?.do === "move"} />
            <List heading="Hoppes over">
              {plan.skipped.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </List>
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
        {message !== null && (
          <Alert data-color="danger" data-size="sm">
            {message}
          </Alert>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          type="submit"
          data-color={isDangerous ? "danger" : "accent"}
          disabled={action === null || errors.length > 0 || isEmpty}
          aria-disabled={isSaving}
        >
          {submit}
        </Button>
        <Button type="button" variant="tertiary" onClick={onBack}>
          {isDangerous ? "Tilbake" : "Avbryt"}
        </Button>
        {action === null && missing !== "" && (
          <Paragraph data-size="sm" data-missing>
            {missing}
          </Paragraph>
        )}
      </div>
    </form>
  );
};
