import { signInTexts } from "../sign-in-texts";

/** Says in words what is wrong with what was written, or null. */
export type FieldCheck = (value: string) => string | null;

/** Rough on purpose: the platform knows what an address is; this catches what was forgotten. */
export const emailCheck: FieldCheck = (value) => {
  if (value.trim() === "") return signInTexts.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : signInTexts.emailWrong;
};

/** A password that exists: the platform knows whether it is right. */
export const passwordCheck: FieldCheck = (value) => (value === "" ? signInTexts.passwordMissing : null);

/** A password that is being chosen: 8 to 200 characters, as the platform wants. */
export const newPasswordCheck: FieldCheck = (value) => {
  if (value.length < 8) return signInTexts.passwordShort;
  return value.length > 200 ? signInTexts.passwordLong : null;
};

/** 1 to 60 characters, as the platform wants. */
export const userNameCheck: FieldCheck = (value) => {
  if (value.trim() === "") return signInTexts.userNameMissing;
  return value.trim().length > 60 ? signInTexts.userNameLong : null;
};
