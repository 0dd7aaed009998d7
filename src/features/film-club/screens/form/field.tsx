import type { FieldCheck } from "./field-checks";
import * as styles from "./member-form.module.css";

/** One field of a form, as a screen describes it. */
export interface FieldPlan {
  readonly name: string;
  readonly label: string;
  readonly type: "email" | "password" | "text";
  /** For browsers and password managers. */
  readonly autoComplete: "username" | "email" | "nickname" | "current-password" | "new-password";
  readonly hint?: string;
  /** The initial value. */
  readonly value?: string | undefined;
  readonly check: FieldCheck;
}

interface Props {
  readonly id: string;
  readonly plan: FieldPlan;
  /** The error message. */
  readonly error: string | undefined;
  /** Shows the password. */
  readonly plain: boolean;
  readonly onChange: () => void;
}

/** A field with its label, hint and error, all associated with it for screen readers. */
export const Field = ({ id, plan, error, plain, onChange }: Props) => {
  const { name, label, type, autoComplete, hint, value } = plan;
  const describedBy = [hint && `${id}-hjelp`, error && `${id}-feil`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hjelp`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        className={styles.input}
        name={name}
        type={type === "password" && plain ? "text" : type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={value}
        // A native `required` makes an untouched field "invalid" for some screen readers.
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={describedBy || undefined}
        onChange={onChange}
      />
      {error !== undefined && (
        <p id={`${id}-feil`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
