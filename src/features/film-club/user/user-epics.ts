import { isAnyOf } from "@reduxjs/toolkit";
import { combineEpics } from "redux-observable";
import { filter, ignoreElements, map, mergeMap, type Observable, takeUntil, tap } from "rxjs";
import { latest } from "../../../lib/rx/latest";
import type { StoredValue } from "../../../lib/stored-value";
import { toCallError } from "../api/call-error";
import type { FilmClubApi } from "../api/film-club-api";
import type { UserProfile } from "../api/user-profile";
import type { ClubEpic } from "../session/each-session";
import { isLoggedOut } from "../session/session-actions";
import { userActions } from "./user-slice";

export interface UserDependencies {
  readonly api: Pick<FilmClubApi, "login" | "createAccount" | "forgotPassword" | "endSession">;
  readonly profile: Pick<StoredValue<UserProfile>, "read" | "write">;
  /** Says that another tab has changed the stored profile. */
  readonly profileChangedElsewhere$: Observable<unknown>;
  /** Takes away what this browser keeps of a member besides the profile. */
  readonly forgetMember: () => void;
  /** Takes away what the platform has left where a page may: its cookies that scripts can read. */
  readonly forgetCookies: () => void;
}

const isProfileRequest = isAnyOf(userActions.loginRequested, userActions.accountRequested);

/** Logs in or creates an account: both bring a profile, so of both together only the latest request counts. */
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

/** Asks for the e-mail with which a member chooses a new password. */
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

/** Logging out leaves nothing of a member in this browser. */
const forgetMember: ClubEpic<UserDependencies> = (action$, _state$, { profile, forgetMember: forget }) =>
  action$.pipe(
    filter(userActions.loggedOut.match),
    tap(() => {
      profile.write(null);
      forget();
    }),
    ignoreElements(),
  );

/**
 * Ends the session at the platform, after the browser has forgotten its member. The cookies go last: without them the
 * calls before would be refused as forged, and an answer may bring them back.
 */
const endSession: ClubEpic<UserDependencies> = (action$, _state$, { api, forgetCookies }) =>
  action$.pipe(
    filter(userActions.loggedOut.match),
    mergeMap(() => api.endSession()),
    tap(forgetCookies),
    map(userActions.sessionEnded),
  );

const isSameProfile = (one: UserProfile | null, other: UserProfile | null): boolean =>
  one?.token === other?.token && one?.email === other?.email && one?.userName === other?.userName;

/** Logs in and out here when that happened in another tab. */
const followOtherTabs: ClubEpic<UserDependencies> = (_action$, state$, { profile, profileChangedElsewhere$ }) =>
  profileChangedElsewhere$.pipe(
    map(() => profile.read()),
    filter((read) => !isSameProfile(read, state$.value.user.userProfile)),
    map((read) => (read ? userActions.profileStored(read) : userActions.loggedOutElsewhere())),
  );

export const userEpic = combineEpics(requestProfile, requestEmail, forgetMember, endSession, followOtherTabs);
