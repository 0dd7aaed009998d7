import { NEVER, of, Subject, throwError } from "rxjs";
import type { UserProfile } from "../api/sign-in-answers";
import { runClub, silentApi } from "../testing/run-club";
import { CREDENTIALS, MEMBER, REFUSED, REFUSED_STATE } from "../testing/samples";
import { userEpic } from "./user-epics";
import { userActions } from "./user-slice";

const ACCOUNT = { ...CREDENTIALS, userName: "Demomedlem" };
const storedText = (stored: UserProfile | null = null) => ({ read: () => stored, write: jest.fn() });
const { loginRequested, accountRequested, emailRequested, profileStored, profileFailed, loggedOut } = userActions;

test.each([
  ["logging in", loginRequested(CREDENTIALS)],
  ["creating an account", accountRequested(ACCOUNT)],
])("stores the server's error when %s fails, stores no profile, and can be retried", (_what, request) => {
  const profile = storedText();
  const answers = [throwError(() => REFUSED), of(MEMBER)];
  const answer = () => answers.shift() ?? NEVER;
  const { put, out } = runClub(userEpic, { profile, api: silentApi({ login: answer, createAccount: answer }) });
  put(request);
  expect(out()).toEqual([profileFailed(REFUSED_STATE)]);
  expect(profile.write).not.toHaveBeenCalled();
  put({ ...request });
  expect(out()).toEqual([profileStored(MEMBER)]);
});

test("only the latest profile request counts, for logins and accounts together", () => {
  const login$ = new Subject<UserProfile>();
  const account$ = new Subject<UserProfile>();
  const api = silentApi({ login: () => login$, createAccount: () => account$ });
  const { put, out } = runClub(userEpic, { api });
  put(loginRequested(CREDENTIALS), accountRequested(ACCOUNT));
  expect(login$.observed).toBe(false);
  account$.next(MEMBER);
  expect(out()).toEqual([profileStored(MEMBER)]);
});

test("an e-mail is sent, or its failure stored", () => {
  const answers = [of(undefined), throwError(() => REFUSED)];
  const forgotPassword = jest.fn(() => answers.shift() ?? NEVER);
  const { put, out, state } = runClub(userEpic, { api: silentApi({ forgotPassword }) });
  put(emailRequested({ email: MEMBER.email }));
  expect(forgotPassword).toHaveBeenCalledWith(MEMBER.email);
  expect(out()).toEqual([userActions.emailSent()]);
  expect(state().user).toMatchObject({ isEmailSent: true, error: null });
  put(emailRequested({ email: MEMBER.email }));
  expect(out()).toEqual([userActions.emailFailed(REFUSED_STATE)]);
  expect(state().user.error).toEqual(REFUSED_STATE);
});

test("only the latest e-mail request counts, and does not cancel a login", () => {
  const login$ = new Subject<UserProfile>();
  const emails = [new Subject<void>(), new Subject<void>()] as const;
  const left: Subject<void>[] = [...emails];
  const api = silentApi({ login: () => login$, forgotPassword: () => left.shift() ?? NEVER });
  const { put, out } = runClub(userEpic, { api });
  put(
    loginRequested(CREDENTIALS),
    emailRequested({ email: "a@example.no" }),
    emailRequested({ email: "b@example.no" }),
  );
  expect(emails[0].observed).toBe(false);
  expect(login$.observed).toBe(true);
  emails[1].next();
  expect(out()).toEqual([userActions.emailSent()]);
});

test("logging out cancels pending requests and clears the browser's storage", () => {
  const profile = storedText(MEMBER);
  const clearMember = jest.fn();
  const login$ = new Subject<UserProfile>();
  const email$ = new Subject<void>();
  const api = silentApi({ login: () => login$, forgotPassword: () => email$ });
  const { put, out } = runClub(userEpic, { profile, clearMember, api });
  put(loginRequested(CREDENTIALS), emailRequested({ email: MEMBER.email }), loggedOut());
  expect([login$.observed, email$.observed]).toEqual([false, false]);
  expect(profile.write).toHaveBeenLastCalledWith(null);
  expect(clearMember).toHaveBeenCalledTimes(1);
  expect(out()).toEqual([]);
});

test.each(["ended", "left"] as const)("logout reports that the session has %s, and removes the cookies last", (end) => {
  const end$ = new Subject<"ended" | "left">();
  const clearCookies = jest.fn();
  const { put, out } = runClub(userEpic, { clearCookies, api: silentApi({ endSession: () => end$ }) });
  put(loggedOut());
  expect(clearCookies).not.toHaveBeenCalled();
  end$.next(end);
  expect(clearCookies).toHaveBeenCalledTimes(1);
  expect(out()).toEqual([userActions.sessionEnded(end)]);
});

test("a session is ended by the tab that logs out, not by the others", () => {
  const endSession = jest.fn(() => NEVER);
  const { put } = runClub(userEpic, { api: silentApi({ endSession }) });
  put(userActions.loggedOutElsewhere());
  expect(endSession).not.toHaveBeenCalled();
});

test("follows logins and logouts of other tabs, writes no storage, and ignores unchanged profiles", () => {
  let stored: UserProfile | null = MEMBER;
  const elsewhere$ = new Subject<void>();
  const profile = { read: () => stored, write: jest.fn() };
  const clearMember = jest.fn();
  const { out } = runClub(userEpic, { profile, clearMember, profileChangedElsewhere$: elsewhere$ });
  elsewhere$.next();
  expect(out()).toEqual([profileStored(MEMBER)]);
  stored = { ...MEMBER };
  elsewhere$.next();
  expect(out()).toEqual([]);
  stored = null;
  elsewhere$.next();
  expect(out()).toEqual([userActions.loggedOutElsewhere()]);
  expect(profile.write).not.toHaveBeenCalled();
  expect(clearMember).not.toHaveBeenCalled();
});
