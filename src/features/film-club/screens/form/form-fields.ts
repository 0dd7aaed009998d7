import { signInTexts } from "../sign-in-texts";
import type { FieldPlan } from "./field";
import { emailCheck, newPasswordCheck, passwordCheck, userNameCheck } from "./field-checks";

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
