import type { Action } from "@reduxjs/toolkit";
import type { Credentials, NewAccount } from "../api/sign-in-answers";
import { useClub, useIntents } from "../session/store-hooks";
import { userActions } from "./user-slice";

const intents = (dispatch: (action: Action) => void) => ({
  login: (credentials: Credentials): void => dispatch(userActions.loginRequested(credentials)),
  createAccount: (account: NewAccount): void => dispatch(userActions.accountRequested(account)),
  forgotPassword: (email: string): void => dispatch(userActions.emailRequested({ email })),
  /** Forgets the member and all that this browser keeps of them. */
  logout: (): void => dispatch(userActions.loggedOut()),
  deleteError: (): void => dispatch(userActions.errorDeleted()),
});

/** Who is logged in, how a request about that stands, and the ways in and out. */
export const useUser = () => ({ ...useClub(({ user }) => user), ...useIntents(intents) });
