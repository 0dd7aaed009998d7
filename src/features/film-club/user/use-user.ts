import type { Action } from "redux";
import type { Credentials, NewAccount } from "../api/sign-in-answers";
import { useClub, useIntents } from "../store/store-hooks";
import { userActions } from "./user-slice";

const intents = (dispatch: (action: Action) => void) => ({
  login: (credentials: Credentials): void => dispatch(userActions.loginRequested(credentials)),
  createAccount: (account: NewAccount): void => dispatch(userActions.accountRequested(account)),
  forgotPassword: (email: string): void => dispatch(userActions.emailRequested({ email })),
  /** Removes the member and their data from this browser. */
  logout: (): void => dispatch(userActions.loggedOut()),
  deleteError: (): void => dispatch(userActions.errorDeleted()),
});

/** The current member, the state of login requests, and the actions to log in and out. */
export const useUser = () => ({ ...useClub(({ user }) => user), ...useIntents(intents) });
