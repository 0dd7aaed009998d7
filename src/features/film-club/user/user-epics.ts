import { isAnyOf } from "@reduxjs/toolkit";
import { combineEpics } from "redux-observable";
import { filter, ignoreElements, map, mergeMap, type Observable, takeUntil, tap } from "rxjs";
import { latest } from "../../../lib/rx";
import type { StoredValue } from "../../../lib/stored-value";
import { toCallError } from "../api/call-error";
import type { FilmClubApi } from "../api/film-club-api";
import type { UserProfile } from "../api/sign-in-answers";
import type { ClubEpic } from "../store/state";
import { isLoggedOut, userActions } from "./user-slice";

export interface UserDependencies {
  readonly api: Pick<FilmClubApi, "login" | "createAccount" | "forgotPassword" | "endSession">;
  readonly profile: Pick<StoredValue<UserProfile>, "read" | "write">;
  /** Emits when another tab has changed the stored profile. */
  readonly profileChangedElsewhere$: Observable<unknown>;
  /** Removes a member's data in this browser besides the profile. */
  readonly clearMember: () => void;
  /** Removes the platform's cookies that scripts can read. */
  readonly clearCookies: () => void;
}

const isProfileRequest = isAnyOf(userActions.loginRequested, userActions.accountRequested);

/** Logs in or creates an account: both return a profile, so only the latest request of either counts. */
const requestProfile: ClubEpic<UserDependencies> = (action$, _state$, { api, profile }) =>
  action$.pipe(
    filter(isProfileRequest),
    latest(
      (action) =>
        (userActions.loginRequested.match(action) ? api.login(action.payload) : api.createAccount(action.payload)).pipe(
          tap((received) => profile.write(received)),
          map(userActions.profileStored),
          takeUntil(action$.pipe(filter(isLoggedOut))),
        ),
      (error) => userActions.profileFailed(toCallError(error)),
    ),
  );

/** Requests the e-mail for a new password. */
const requestEmail: ClubEpic<UserDependencies> = (action$, _state$, { api }) =>
  action$.pipe(
    filter(userActions.emailRequested.match),
    latest(
      ({ payload }) =>
        api.forgotPassword(payload.email).pipe(
          map(() => userActions.emailSent()),
          takeUntil(action$.pipe(filter(isLoggedOut))),
        ),
      (error) => userActions.emailFailed(toCallError(error)),
    ),
  );

/** Logout removes all of a member's data from this browser. */
const clearMember: ClubEpic<UserDependencies> = (action$, _state$, { profile, clearMember: clear }) =>
  action$.pipe(
    filter(userActions.loggedOut.match),
    tap(() => {
      profile.write(null);
      clear();
    }),
    ignoreElements(),
  );

/**
 * Ends the session on the platform, after the member's data has been removed. The cookies are removed last: without
 * them the earlier calls would be refused as forged, and a response may set them again.
 */
const endSession: ClubEpic<UserDependencies> = (action$, _state$, { api, clearCookies }) =>
  action$.pipe(
    filter(userActions.loggedOut.match),
    mergeMap(() => api.endSession()),
    tap(clearCookies),
    map(userActions.sessionEnded),
  );

const isSameProfile = (one: UserProfile | null, other: UserProfile | null): boolean =>
  one?.token === other?.token && one?.email === other?.email && one?.userName === other?.userName;

/** Follows logins and logouts in other tabs. */
const followOtherTabs: ClubEpic<UserDependencies> = (_action$, state$, { profile, profileChangedElsewhere$ }) =>
  profileChangedElsewhere$.pipe(
    map(() => profile.read()),
    filter((read) => !isSameProfile(read, state$.value.user.userProfile)),
    map((read) => (read ? userActions.profileStored(read) : userActions.loggedOutElsewhere())),
  );

export const userEpic = combineEpics(requestProfile, requestEmail, clearMember, endSession, followOtherTabs);
