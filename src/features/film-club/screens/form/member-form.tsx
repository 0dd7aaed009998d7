import { type FormEvent, useEffect, useRef, useState } from "react";
import { signInTexts } from "../sign-in-texts";
import { Field, type FieldPlan } from "./field";
import { FormSummary } from "./form-summary";
import * as styles from "./member-form.module.css";

/** The input by the fields' names, trimmed unless it is a password. */
export type FieldValue = (name: string) => string;

interface Props {
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
export const MemberForm = ({ id, fields, submit, pendingText, busy, failure, failedField, onSend }: Props) => {
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
