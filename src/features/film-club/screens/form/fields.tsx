import { signInTexts } from "../sign-in-texts";
import * as styles from "./member-form.module.css";

/** The error message for an input, or null. */
type FieldCheck = (value: string) => string | null;

/** Deliberately loose: the platform validates addresses; this catches omissions. */
const emailCheck: FieldCheck = (value) => {
  if (value.trim() === "") return signInTexts.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : signInTexts.emailWrong;
};

/** An existing password: the platform checks it. */
const passwordCheck: FieldCheck = (value) => (value === "" ? signInTexts.passwordMissing : null);

/** A new password: 8 to 200 characters, as the platform requires. */
const newPasswordCheck: FieldCheck = (value) => {
  if (value.length < 8) return signInTexts.passwordShort;
  return value.length > 200 ? signInTexts.passwordLong : null;
};

/** 1 to 60 characters, as the platform requires. */
const userNameCheck: FieldCheck = (value) => {
  if (value.trim() === "") return signInTexts.userNameMissing;
  return value.trim().length > 60 ? signInTexts.userNameLong : null;
};

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

interface FieldProps {
  readonly id: string;
  readonly plan: FieldPlan;
  /** The error message. */
  readonly error: string | undefined;
  /** Shows the password. */
  readonly plain: boolean;
  readonly onChange: () => void;
}

/** A field with its label, hint and error, all associated with it for screen readers. */
export const Field = ({ id, plan, error, plain, onChange }: FieldProps) => {
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

export const EMAIL: FieldPlan = {
  name: "email",
  label: signInTexts.email,
  type: "email",
  autoComplete: "email",
  check: emailCheck,
};

/** The e-mail as user name, so that password managers store it with the password. */
export const LOGIN_EMAIL: FieldPlan = { ...EMAIL, autoComplete: "username" };

export const PASSWORD: FieldPlan = {
  name: "password",
  label: signInTexts.password,
  type: "password",
  autoComplete: "current-password",
  check: passwordCheck,
};

export const NEW_PASSWORD: FieldPlan = {
  name: "password",
  label: signInTexts.newPassword,
  type: "password",
  autoComplete: "new-password",
  hint: signInTexts.passwordHint,
  check: newPasswordCheck,
};

export const USER_NAME: FieldPlan = {
  name: "userName",
  label: signInTexts.userName,
  type: "text",
  autoComplete: "nickname",
  hint: signInTexts.userNameHint,
  check: userNameCheck,
};
