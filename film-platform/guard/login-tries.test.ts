import { newBrowser } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";

const folder = newFolder();
let platform: TestPlatform;

beforeEach(async () => {
  platform = await startPlatform({ dataFolder: folder, loginTries: 3 });
});

const guess = (Email = "demo@example.no", partner: 118 | 178 = 118) =>
  newBrowser().post(platform.at(partner, "login"), { Email, Password: "gjetning" });

const guessThrice = async () => {
  for (let tried = 0; tried < 3; tried += 1) expect((await guess()).status).toBe(401);
};

test("limits guesses, with Retry-After", async () => {
  await guessThrice();
  const stopped = await guess();
  expect(stopped.status).toBe(429);
  expect(stopped.json).toEqual({ statusCode: 429, message: "For mange forsøk. Vent litt og prøv igjen." });
  expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(stopped.headers.get("access-control-allow-origin")).not.toBeNull();
  expect(stopped.headers.get("access-control-expose-headers")).toContain("Retry-After");
});

test("limits the right password too, and other spellings of the address", async () => {
  await guessThrice();
  expect((await logIn(newBrowser(), platform)).status).toBe(429);
  expect((await guess(" DEMO@example.no")).status).toBe(429);
});

test("limits neither other members nor the other partner's", async () => {
  await guessThrice();
  expect((await guess("kari@example.no")).status).toBe(401);
  expect((await guess("demo@example.no", 178)).status).toBe(401);
  expect((await logIn(newBrowser(), platform, 178)).status).toBe(200);
});

const LIMIT = 5;

/** One sender with a different account each time. */
const call = (name: string, account: number) => {
  const email = `medlem${account}@example.no`;
  const bodies: Readonly<Record<string, object>> = {
    login: { Email: email, Password: "gjetning" },
    createUser: { email, password: "lerret og lys", userName: "Kari" },
    forgotPassword: { Email: email },
  };
  return newBrowser().post(platform.at(118, name), bodies[name]);
};

describe("a sender that tries many accounts", () => {
  beforeEach(async () => {
    platform = await startPlatform({ dataFolder: newFolder(), senderTries: LIMIT });
  });

  test.each(["login", "createUser", "forgotPassword"])("is limited at %s, with Retry-After", async (name) => {
    for (let account = 0; account < LIMIT; account += 1) expect((await call(name, account)).status).not.toBe(429);
    const stopped = await call(name, LIMIT);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(stopped.headers.get("access-control-expose-headers")).toContain("Retry-After");
  });

  test("is limited across different calls", async () => {
    const names = ["login", "createUser", "forgotPassword", "login", "createUser"];
    for (const [account, name] of names.entries()) expect((await call(name, account)).status).not.toBe(429);
    expect((await call("forgotPassword", LIMIT)).status).toBe(429);
  });

  test("is not limited at other calls", async () => {
    for (let account = 0; account <= LIMIT; account += 1) await call("forgotPassword", account);
    expect((await newBrowser().get(platform.at(118, "events?site=118&keys="))).status).toBe(200);
  });
});

test.each(["createUser", "forgotPassword"])("%s is limited per account, whether or not it exists", async (name) => {
  for (const Email of ["demo@example.no", "ingen@example.no"]) {
    const body = name === "createUser" ? { email: Email, password: "lerret og lys", userName: "K" } : { Email };
    const statuses: number[] = [];
    for (let tried = 0; tried < 4; tried += 1) {
      statuses.push((await newBrowser().post(platform.at(118, name), body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});
