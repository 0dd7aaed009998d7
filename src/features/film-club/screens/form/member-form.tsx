import type { RefObject } from "react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { signInTexts } from "../sign-in-texts";
import { Field, type FieldPlan } from "./fields";
import * as styles from "./member-form.module.css";

interface FormSummaryProps {
  readonly box: RefObject<HTMLElement | null>;
  /** The fields with errors. */
  readonly wrong: readonly { readonly id: string; readonly error: string }[];
  /** The error of the last request. */
  readonly failure: string | null;
}

/** The error summary above the form; takes the focus, and links to each field. */
const FormSummary = ({ box, wrong, failure }: FormSummaryProps) => {
  if (wrong.length === 0 && failure === null) return null;
  return (
    // A screen reader says the name and the description of what takes the focus.
    <section
      ref={box}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby="skjemafeil"
      aria-describedby="skjemafeil-hva"
    >
      <p id="skjemafeil" className={styles.summaryHeading}>
        {failure === null ? signInTexts.notSent : signInTexts.failed}
      </p>
      {failure !== null && wrong.length === 0 && <p id="skjemafeil-hva">{failure}</p>}
      {wrong.length > 0 && (
        <ul id="skjemafeil-hva">
          {wrong.map(({ id, error }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The address is kept: its query may contain the page to return to.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** The input by the fields' names, trimmed unless it is a password. */
export type FieldValue = (name: string) => string;

interface MemberFormProps {
  /** The prefix of the fields' ids. */
  readonly id: string;
  readonly fields: readonly FieldPlan[];
  readonly submit: string;
  /** The button's label while the request is pending. */
  readonly pendingText: string;
  readonly busy: boolean;
  /** The error message of the last request. */
  readonly failure: string | null;
  /** The field with that error, if it belongs to one. */
  readonly failedField?: string | undefined;
  readonly onSend: (fieldValue: FieldValue) => void;
}

/**
 * A form of the film club. Its fields are uncontrolled, so no input is lost. Errors are shown beside the field and
 * above the form; a pending request is not repeated.
 */
export const MemberForm = ({
  id,
  fields,
  submit,
  pendingText,
  busy,
  failure,
  failedField,
  onSend,
}: MemberFormProps) => {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [plain, setPlain] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const hasPassword = fields.some(({ type }) => type === "password");

  useEffect(() => {
    if (attempt > 0 || failure !== null) summary.current?.focus();
  }, [attempt, failure]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const raw = (name: string) => String(data.get(name) ?? "");
    const found = fields.flatMap(({ name, check }) => {
      const error = check(raw(name));
      return error === null ? [] : [[name, error] as const];
    });
    setErrors(Object.fromEntries(found));
    if (found.length > 0) return setAttempt(attempt + 1);
    const isPassword = (name: string) => fields.some((field) => field.name === name && field.type === "password");
    onSend((name) => (isPassword(name) ? raw(name) : raw(name).trim()));
  };

  const forget = (name: string) => {
    if (errors[name] === undefined) return;
    const { [name]: _mended, ...left } = errors;
    setErrors(left);
  };

  const isSent = Object.keys(errors).length === 0;
  const shownFailure = isSent && !busy ? failure : null;
  const shown = shownFailure !== null && failedField !== undefined ? { [failedField]: shownFailure } : errors;
  const wrong = fields.flatMap(({ name }) => {
    const error = shown[name];
    return error === undefined ? [] : [{ id: `${id}-${name}`, error }];
  });

  return (
    <form className={styles.form} noValidate onSubmit={send} aria-busy={busy}>
      <FormSummary box={summary} wrong={wrong} failure={shownFailure} />
      {fields.map((plan) => (
        <Field
          key={plan.name}
          id={`${id}-${plan.name}`}
          plan={plan}
          error={shown[plan.name]}
          plain={plain}
          onChange={() => forget(plan.name)}
        />
      ))}
      {hasPassword && (
        <label className={styles.show}>
          <input type="checkbox" checked={plain} onChange={(event) => setPlain(event.currentTarget.checked)} />
          {signInTexts.showPassword}
        </label>
      )}
      <div className={styles.send}>
        <button type="submit" className="ds-button" aria-disabled={busy}>
          {busy ? pendingText : submit}
        </button>
      </div>
      <output className="visually-hidden">{busy && pendingText}</output>
    </form>
  );
};
