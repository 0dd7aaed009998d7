import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CallError } from "../api/call-error";
import type { SessionEnd } from "../api/film-club-api";
import type { Credentials, NewAccount } from "../api/sign-in-answers";
import type { UserProfile } from "../api/user-profile";
import { loggedOut, loggedOutElsewhere, profileStored } from "../session/session-actions";

/** Specification, sections 3 and 4. */
export interface UserState {
  readonly userProfile: UserProfile | null;
  /** Whether a profile is being asked for, by logging in or by creating an account. */
  readonly loading: boolean;
  readonly error: CallError | null;
  readonly isEmailSent: boolean;
  /** Whether the e-mail for a new password is being asked for. */
  readonly isSendingEmail: boolean;
  /** What became of the session at the platform, for a member who has logged out on this page. */
  readonly farewell: Farewell | null;
}

export type Farewell = "ending" | SessionEnd;

const initialState: UserState = {
  userProfile: null,
  loading: false,
  error: null,
  isEmailSent: false,
  isSendingEmail: false,
  farewell: null,
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
    /** What became of the session; of no interest when somebody has logged in meanwhile. */
    sessionEnded: (state, { payload }: PayloadAction<SessionEnd>): UserState =>
      state.farewell === null ? state : { ...state, farewell: payload },
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
          farewell: null,
        }),
      )
      .addCase(loggedOut, (): UserState => ({ ...initialState, farewell: "ending" }))
      .addCase(loggedOutElsewhere, () => initialState);
  },
});

export const userActions = { ...slice.actions, profileStored, loggedOut, loggedOutElsewhere };
export const userReducer = slice.reducer;
