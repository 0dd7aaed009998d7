import { createAction, createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import type { CallError } from "../api/call-error";
import type { SessionEnd } from "../api/film-club-api";
import type { Credentials, NewAccount, UserProfile } from "../api/sign-in-answers";

/** A profile has been stored: by a login on this page or in another tab, or during an earlier visit. */
const profileStored = createAction<UserProfile>("user/profileStored");

/** The member has logged out on this page; their data in this browser is removed too. */
const loggedOut = createAction("user/loggedOut");

/** The member has logged out in another tab, which has cleared the storage. */
const loggedOutElsewhere = createAction("user/loggedOutElsewhere");

export const isLoggedOut = isAnyOf(loggedOut, loggedOutElsewhere);

/** Another member than before, or none: data loaded for the previous one must not be visible any more. */
export const isNewSession = isAnyOf(profileStored, isLoggedOut);

/** Specification, sections 3 and 4. */
export interface UserState {
  readonly userProfile: UserProfile | null;
  /** Whether a login or a new account is pending. */
  readonly loading: boolean;
  readonly error: CallError | null;
  readonly isEmailSent: boolean;
  /** Whether the e-mail for a new password is pending. */
  readonly isSendingEmail: boolean;
  /** The outcome of ending the session on the platform, after a logout on this page. */
  readonly logoutOutcome: LogoutOutcome | null;
}

export type LogoutOutcome = "ending" | SessionEnd;

const initialState: UserState = {
  userProfile: null,
  loading: false,
  error: null,
  isEmailSent: false,
  isSendingEmail: false,
  logoutOutcome: null,
};

const profileRequested = (state: UserState): UserState => ({ ...state, loading: true, error: null });

const slice = createSlice({
  name: "user",
  initialState,
  reducers: {
    loginRequested: (state, _action: PayloadAction<Credentials>): UserState => profileRequested(state),
    accountRequested: (state, _action: PayloadAction<NewAccount>): UserState => profileRequested(state),
    profileFailed: (state, { payload }: PayloadAction<CallError>): UserState => ({
      ...state,
      loading: false,
      error: payload,
    }),
    errorDeleted: (state): UserState => ({ ...state, error: null }),
    emailRequested: (state, _action: PayloadAction<{ readonly email: string }>): UserState => ({
      ...state,
      isSendingEmail: true,
      isEmailSent: false,
      error: null,
    }),
    emailSent: (state): UserState => ({ ...state, isSendingEmail: false, isEmailSent: true, error: null }),
    emailFailed: (state, { payload }: PayloadAction<CallError>): UserState => ({
      ...state,
      isSendingEmail: false,
      error: payload,
    }),
    /** The outcome of ending the session; ignored when somebody has logged in meanwhile. */
    sessionEnded: (state, { payload }: PayloadAction<SessionEnd>): UserState =>
      state.logoutOutcome === null ? state : { ...state, logoutOutcome: payload },
  },
  extraReducers: (builder) => {
    builder
      .addCase(
        profileStored,
        (state, { payload }): UserState => ({
          ...state,
          userProfile: payload,
          loading: false,
          error: null,
          logoutOutcome: null,
        }),
      )
      .addCase(loggedOut, (): UserState => ({ ...initialState, logoutOutcome: "ending" }))
      .addCase(loggedOutElsewhere, () => initialState);
  },
});

export const userActions = { ...slice.actions, profileStored, loggedOut, loggedOutElsewhere };
export const userReducer = slice.reducer;
