import { newBrowser } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";
import { createUserAnswer, loginAnswer } from "./shapes";

const folder = newFolder();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder });
});

const kari = { email: "kari@example.no", password: "lerret og lys", userName: "Kari" };

test("logs a member in, whatever the case of the address", async () => {
  const { status, json } = await newBrowser().post(platform.at(118, "login"), {
    Email: " Demo@Example.no ",
    Password: "kinokveld-118",
  });
  expect(status).toBe(200);
  expect(loginAnswer.strict().parse(json)).toMatchObject({
    UserName: "Demomedlem 118",
    UserInfo: { Email: "demo@example.no" },
  });
});

test.each([
  ["demo@example.no", "kinokveld-178"],
  ["demo@example.no", ""],
  ["ingen@example.no", "kinokveld-118"],
  ["ikke en adresse", "kinokveld-118"],
])("refuses %s with %j, without a further reason", async (Email, Password) => {
  const { status, json } = await newBrowser().post(platform.at(118, "login"), { Email, Password });
  expect(status).toBe(401);
  expect(json).toEqual({ statusCode: 401, message: "Feil e-postadresse eller passord." });
});

test("creates a member, who is logged in at once and can log in again", async () => {
  const browser = newBrowser();
  const made = await browser.post(platform.at(118, "createUser"), kari);
  expect(made.status).toBe(200);
  expect(createUserAnswer.strict().parse(made.json)).toMatchObject({ UserName: "Kari", ContactEmail: kari.email });
  expect((await browser.get(platform.at(118, "watchlist"))).json).toEqual([]);
  expect((await browser.get(platform.at(118, "tickets"))).json).toEqual([]);
  const again = await newBrowser().post(platform.at(118, "login"), { Email: kari.email, Password: kari.password });
  expect(again.json).toMatchObject({ UserName: "Kari" });
});

/** Key derivation is slow by design, and tests share a busy machine. */
const PASSWORDS_TAKE_LONG_MS = 30_000;

describe("an e-mail address that is in use", () => {
  const taken = { ...kari, email: "demo@example.no" };
  const free = { ...kari, email: "per@example.no" };
  /** All that a stranger can do with an e-mail address, and the responses. */
  const triedBy = async (account: typeof kari) => {
    const at = (call: string) => platform.at(118, call);
    const browser = newBrowser();
    const made = await browser.post(at("createUser"), account);
    const token = createUserAnswer.parse(made.json).Token;
    await browser.post(at("addMovieToWatchList"), { id: "118-20261" });
    const again = newBrowser();
    const madeAgain = await again.post(at("createUser"), { ...account, password: "et annet passord" });
    const later = newBrowser();
    const login = await later.post(at("login"), { Email: account.email, Password: account.password });
    const lists = await Promise.all([browser, again, later].map((one) => one.get(at("watchlist"))));
    const tickets = await Promise.all([browser, again, later].map((one) => one.get(at("tickets"))));
    const switched = await newBrowser().post(at("switchTokensDx"), undefined, { "X-Token": token });
    const wrong = await newBrowser().post(at("login"), { Email: account.email, Password: "feil" });
    return {
      statuses: [made, madeAgain, login, switched, wrong].map(({ status }) => status),
      fields: [made, madeAgain, login].map(({ json }) => Object.keys(Object(json))),
      cookies: [made, madeAgain, login].map(({ headers }) => headers.getSetCookie().length),
      lists: lists.map(({ json }) => json),
      tickets: tickets.map(({ json }) => json),
    };
  };

  test(
    "cannot be distinguished from a free one by the response or by later calls",
    async () => {
      const [first, second] = await Promise.all([triedBy(taken), triedBy(free)]);
      expect(first).toEqual(second);
      expect(first.statuses).toEqual([200, 200, 200, 200, 401]);
    },
    PASSWORDS_TAKE_LONG_MS,
  );

  test("remains its first owner's, with tickets and watch list", async () => {
    await newBrowser().post(platform.at(118, "createUser"), taken);
    const owner = newBrowser();
    const { json } = await logIn(owner, platform);
    expect(json).toMatchObject({ UserName: "Demomedlem 118" });
    expect((await owner.get(platform.at(118, "tickets"))).json).toHaveLength(3);
  });
});

test.each([
  ["createUser", { ...kari, email: "kari" }, "email"],
  ["createUser", { ...kari, password: "kort" }, "password"],
  ["createUser", { ...kari, userName: "  " }, "userName"],
  ["login", { Email: "demo@example.no" }, "Password"],
  ["login", { Email: 3, Password: "kinokveld-118" }, "Email"],
  ["forgotPassword", {}, "Email"],
  ["login", "hei", "object"],
])("names the fault in the body of %s: %j", async (call, body, field) => {
  const { status, json } = await newBrowser().post(platform.at(118, call), body);
  expect(status).toBe(400);
  expect(json).toEqual({ statusCode: 400, message: expect.stringContaining(field) });
});

test.each(["demo@example.no", "ingen@example.no"])(
  "responds to a forgotten password of %s with an empty body",
  async (Email) => {
    const { status, text } = await newBrowser().post(platform.at(118, "forgotPassword"), { Email });
    expect([status, text]).toEqual([200, ""]);
  },
);

describe("switching tokens", () => {
  test("starts a session for a valid token, without an earlier one", async () => {
    const { marsToken } = loginAnswer.parse((await logIn(newBrowser(), platform)).json);
    const browser = newBrowser();
    const switched = await browser.post(platform.at(118, "switchTokensDx"), undefined, { "X-Token": marsToken });
    expect([switched.status, switched.json]).toEqual([200, true]);
    expect((await browser.get(platform.at(118, "tickets"))).status).toBe(200);
  });

  test("accepts an empty body with a JSON content type", async () => {
    const { marsToken } = loginAnswer.parse((await logIn(newBrowser(), platform)).json);
    const headers = { "X-Token": marsToken, "Content-Type": "application/json" };
    expect((await newBrowser().post(platform.at(118, "switchTokensDx"), undefined, headers)).status).toBe(200);
  });

  test.each([{}, { "X-Token": "" }, { "X-Token": "noe annet" }])("refuses the headers %j", async (headers) => {
    const { status } = await newBrowser().post(platform.at(118, "switchTokensDx"), undefined, headers);
    expect(status).toBe(401);
  });

  test("does not accept a session cookie as a token", async () => {
    const browser = newBrowser();
    await logIn(browser, platform);
    const session = browser.cookie("film-club-session", "/118")?.value ?? "";
    expect(session).not.toBe("");
    const { status } = await newBrowser().post(platform.at(118, "switchTokensDx"), undefined, { "X-Token": session });
    expect(status).toBe(401);
  });
});
