import { signInTexts } from "../sign-in-texts";

/** The error message for an input, or null. */
export type FieldCheck = (value: string) => string | null;

/** Deliberately loose: the platform validates addresses; this catches omissions. */
export const emailCheck: FieldCheck = (value) => {
  if (value.trim() === "") return signInTexts.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : signInTexts.emailWrong;
};

/** An existing password: the platform checks it. */
export const passwordCheck: FieldCheck = (value) => (value === "" ? signInTexts.passwordMissing : null);

/** A new password: 8 to 200 characters, as the platform requires. */
export const newPasswordCheck: FieldCheck = (value) => {
  if (value.length < 8) return signInTexts.passwordShort;
  return value.length > 200 ? signInTexts.passwordLong : null;
};

/** 1 to 60 characters, as the platform requires. */
export const userNameCheck: FieldCheck = (value) => {
  if (value.trim() === "") return signInTexts.userNameMissing;
  return value.trim().length > 60 ? signInTexts.userNameLong : null;
};
