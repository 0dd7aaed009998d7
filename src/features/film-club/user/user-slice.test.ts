import { CREDENTIALS, MEMBER, REFUSED_STATE } from "../testing/samples";
import { isNewSession, type UserState, userActions, userReducer } from "./user-slice";

type Step = Parameters<typeof userReducer>[1];

const after = (...steps: readonly Step[]): UserState => steps.reduce(userReducer, userReducer(undefined, { type: "" }));
const { loginRequested, accountRequested, profileStored, profileFailed, errorDeleted } = userActions;
const { emailRequested, emailSent, emailFailed, loggedOut, loggedOutElsewhere, sessionEnded } = userActions;
const NOTHING = {
  userProfile: null,
  loading: false,
  error: null,
  isEmailSent: false,
  isSendingEmail: false,
  logoutOutcome: null,
};

test("starts without a member", () => {
  expect(after()).toEqual(NOTHING);
});

test.each([loginRequested(CREDENTIALS), accountRequested({ ...CREDENTIALS, userName: "Demomedlem" })])(
  "a profile request sets loading, and stores no password: $type",
  (request) => {
    expect(after(profileFailed(REFUSED_STATE), request)).toEqual({ ...NOTHING, loading: true });
    expect(JSON.stringify(after(request))).not.toContain(CREDENTIALS.password);
  },
);

test("a stored profile replaces the previous one and ends the loading", () => {
  const other = { ...MEMBER, email: "annen@example.no" };
  const state = after(
    loginRequested(CREDENTIALS),
    profileStored(MEMBER),
    loginRequested(CREDENTIALS),
    profileStored(other),
  );
  expect(state).toEqual({ ...NOTHING, userProfile: other });
});

test("a failure stores the error and ends the loading; deleting the error clears it", () => {
  expect(after(loginRequested(CREDENTIALS), profileFailed(REFUSED_STATE))).toEqual({
    ...NOTHING,
    error: REFUSED_STATE,
  });
  expect(after(profileFailed(REFUSED_STATE), errorDeleted())).toEqual(NOTHING);
});

test("an e-mail that is sent clears the error; one that fails stores it", () => {
  const requested = emailRequested({ email: MEMBER.email });
  expect(after(requested)).toEqual({ ...NOTHING, isSendingEmail: true });
  expect(after(profileFailed(REFUSED_STATE), requested, emailSent())).toEqual({ ...NOTHING, isEmailSent: true });
  expect(after(requested, emailSent(), requested, emailFailed(REFUSED_STATE))).toEqual({
    ...NOTHING,
    error: REFUSED_STATE,
  });
});

test.each([
  [loggedOut(), "ending"],
  [loggedOutElsewhere(), null],
])("logout clears everything: $0.type", (out, logoutOutcome) => {
  expect(after(profileStored(MEMBER), loginRequested(CREDENTIALS), emailSent(), out)).toEqual({
    ...NOTHING,
    logoutOutcome,
  });
});

test("the outcome of the session is kept until the next login", () => {
  const left = after(profileStored(MEMBER), loggedOut(), sessionEnded("left"));
  expect(left.logoutOutcome).toBe("left");
  expect(userReducer(left, profileStored(MEMBER)).logoutOutcome).toBeNull();
  expect(after(loggedOut(), profileStored(MEMBER), sessionEnded("ended")).logoutOutcome).toBeNull();
});

test("a session changes on login and logout", () => {
  expect([profileStored(MEMBER), loggedOut(), loggedOutElsewhere()].every(isNewSession)).toBe(true);
  expect([loginRequested(CREDENTIALS), errorDeleted(), emailSent()].some(isNewSession)).toBe(false);
});
