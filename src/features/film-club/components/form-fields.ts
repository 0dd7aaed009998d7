import type { FieldPlan } from "./field";
import { emailCheck, newPasswordCheck, passwordCheck, userNameCheck } from "./field-checks";
import { words } from "./words";

export const EMAIL: FieldPlan = {
  name: "email",
  label: words.email,
  type: "email",
  autoComplete: "email",
  check: emailCheck,
};

/** The address as the name that one logs in with: password managers put the two together. */
export const LOGIN_EMAIL: FieldPlan = { ...EMAIL, autoComplete: "username" };

export const PASSWORD: FieldPlan = {
  name: "password",
  label: words.password,
  type: "password",
  autoComplete: "current-password",
  check: passwordCheck,
};

export const NEW_PASSWORD: FieldPlan = {
  name: "password",
  label: words.newPassword,
  type: "password",
  autoComplete: "new-password",
  hint: words.passwordHint,
  check: newPasswordCheck,
};

export const USER_NAME: FieldPlan = {
  name: "userName",
  label: words.userName,
  type: "text",
  autoComplete: "nickname",
  hint: words.userNameHint,
  check: userNameCheck,
};
