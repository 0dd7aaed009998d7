import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ACCOUNT_ROUTES } from "../../api/accounts";
import { ROUTES } from "../../api/api";
import { IDLE_MS, MAX_SESSION_MS } from "../accounts/sessions";
import { hostedDesk, PASSWORD } from "../testing/hosted-desk";

type Hosted = Awaited<ReturnType<typeof hostedDesk>>;

let desk: Hosted;
beforeAll(async () => {
  desk = await hostedDesk();
});
afterAll(() => desk.close());

const isIn = async ({ ask }: Pick<ReturnType<Hosted["newBrowser"]>, "ask">, headers = {}): Promise<boolean> =>
  (await ask({ url: ROUTES.desk, headers })).statusCode === 200;

describe("logging in", () => {
  test("by address and password, whatever the letters' case", async () => {
    const { email } = await desk.newPerson("Kari", "editor");
    const browser = desk.newBrowser();
    expect(await isIn(browser)).toBe(false);
    const answer = await browser.login(` ${email.toUpperCase()}`, PASSWORD);
    expect(answer.json()).toMatchObject({ person: { name: "Kari", email, role: "editor" } });
    expect(await isIn(browser)).toBe(true);
  });

  test("gives a cookie that no script, no other host and no other site's page can use", async () => {
    const { email } = await desk.newPerson("Ola", "editor");
    const { headers } = await desk.newBrowser().login(email, PASSWORD);
    const [session, device] = [headers["set-cookie"] ?? []].flat();
    expect(session).toMatch(/^__Host-redaksjon=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(device).toMatch(/^__Host-redaksjon-kjent=[\w.-]{87}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("fails in the same words for a wrong password and an unknown address", async () => {
    const { email } = await desk.newPerson("Siri", "editor");
    const wrong = await desk.newBrowser().login(email, "noe helt annet");
    const unknown = await desk.newBrowser().login("ingen@example.no", "noe helt annet");
    expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
    expect(wrong.headers["set-cookie"]).toBeUndefined();
    expect(unknown.statusCode).toBe(401);
  });

  test("is limited for each account, whether there is one or not, and from anywhere", async () => {
    const { email } = await desk.newPerson("Per", "editor");
    const told = [];
    for (const address of [email, "ingen-per@example.no"]) {
      const answers = [];
      for (let count = 0; count < 11; count += 1)
        answers.push(
          await desk.newBrowser().ask({
            method: "POST",
            url: ACCOUNT_ROUTES.session,
            body: { email: address, password: count === 10 ? PASSWORD : "gjetning nummer en" },
            headers: { "x-forwarded-for": `198.51.100.${count}` },
          }),
        );
      told.push(answers.map(({ statusCode }) => statusCode));
      expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(told).toEqual([0, 1].map(() => [...Array<number>(10).fill(401), 429]));
  });

  test("in a browser that knows the account has a limit of its own, whatever strangers guess", async () => {
    const { email, ask } = await desk.newPerson("Turid", "editor");
    const office = "203.0.113.50";
    const tryAs = async (browser: Pick<ReturnType<Hosted["newBrowser"]>, "ask">, given: object, from = office) =>
      (
        await browser.ask({
          method: "POST",
          url: ACCOUNT_ROUTES.session,
          body: { email, password: PASSWORD, ...given },
          headers: { "x-forwarded-for": from },
        })
      ).statusCode;
    await ask({ method: "DELETE", url: ACCOUNT_ROUTES.session });
    const wrong = { password: "gjetning nummer en" };
    for (let count = 0; count < 62; count += 1)
      await tryAs(desk.newBrowser(), wrong, count < 11 ? `198.51.100.${count}` : office);
    expect(await tryAs(desk.newBrowser(), {}, "203.0.113.77")).toBe(429);
    expect(await tryAs({ ask }, {})).toBe(200);
    // Ten attempts are all that it has, too, and they are for its own account only.
    const own = [];
    for (let count = 0; count < 10; count += 1) own.push(await tryAs({ ask }, wrong));
    expect(own).toEqual([...Array<number>(9).fill(401), 429]);
    expect(await tryAs({ ask }, { email: "ingen-turid@example.no" })).toBe(429);
  });

  test("is no easier with a mark of one's own making, or of another account", async () => {
    const { ask } = await desk.newPerson("Rolf", "editor");
    await ask({ method: "DELETE", url: ACCOUNT_ROUTES.session });
    const marks = ["x", "a.b", "~~~", "æ.ø", "a.b~c.d~e.f~g.h~i.j~k.l", "%00.%ff"];
    for (const [at, mark] of [...marks.entries(), [marks.length, null] as const]) {
      let status = 0;
      for (let count = 0; count < 11; count += 1) {
        const headers = { "x-forwarded-for": `198.51.${100 + at}.${count}` };
        const cookie = { cookie: `__Host-redaksjon-kjent=${encodeURI(mark ?? "")}` };
        const sent = { email: `gjett-${at}@example.no`, password: "gjetning nummer en" };
        const answer = await (mark === null ? { ask } : desk.newBrowser()).ask({
          method: "POST",
          url: ACCOUNT_ROUTES.session,
          body: sent,
          headers: mark === null ? headers : { ...headers, ...cookie },
        });
        status = answer.statusCode;
      }
      expect([mark, status]).toEqual([mark, 429]);
    }
  });

  test("is limited for each network address, which only the web server on this machine may tell", async () => {
    const statuses = [];
    for (let count = 0; count < 51; count += 1) {
      const answer = await desk.newBrowser().ask({
        method: "POST",
        url: ACCOUNT_ROUTES.invitation,
        // The browser's own claim stands before what the web server adds.
        headers: { "x-forwarded-for": `10.0.0.${count}, 203.0.113.9` },
        body: { secret: "gjetning" },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array<number>(50).fill(404), 429]);
    expect((await desk.newBrowser().login("ingen@example.no", "gjetning")).statusCode).toBe(401);
  });
});

describe("a session", () => {
  test("is another one after each login, and the earlier one of the browser has ended", async () => {
    const { email, ask, login, cookie } = await desk.newPerson("Anne", "editor");
    const earlier = cookie();
    await login(email, PASSWORD);
    expect(cookie()).not.toBe(earlier);
    expect(await isIn({ ask })).toBe(true);
    expect(await isIn(desk.newBrowser(), { cookie: earlier })).toBe(false);
  });

  test("ends at logout, also for who has kept the cookie", async () => {
    const { ask, cookie } = await desk.newPerson("Nils", "editor");
    const kept = cookie();
    const { headers } = await ask({ method: "DELETE", url: ACCOUNT_ROUTES.session });
    expect(headers["set-cookie"]).toMatch(/^__Host-redaksjon=; .*Expires=Thu, 01 Jan 1970/);
    expect(await isIn(desk.newBrowser(), { cookie: kept })).toBe(false);
  });

  test("ends when it is not used for a day, and after a week in any case", async () => {
    const idle = await desk.newPerson("Eva", "editor");
    desk.wait(IDLE_MS - 1000);
    expect(await isIn(idle)).toBe(true);
    desk.wait(IDLE_MS);
    expect(await isIn(idle)).toBe(false);
    const busy = await desk.newPerson("Jon", "editor");
    for (let waited = 0; waited < MAX_SESSION_MS - IDLE_MS; waited += IDLE_MS / 2) {
      desk.wait(IDLE_MS / 2);
      expect(await isIn(busy)).toBe(true);
    }
    desk.wait(IDLE_MS / 2);
    await isIn(busy);
    desk.wait(IDLE_MS / 2);
    expect(await isIn(busy)).toBe(false);
  });

  test("ends with the account, and its role is the account's at each request", async () => {
    const boss = await desk.newPerson("Mona", "admin");
    const other = await desk.newPerson("Lars", "admin");
    const { accounts: url, audit } = ACCOUNT_ROUTES;
    expect((await other.ask({ url: audit })).statusCode).toBe(200);
    await boss.ask({ method: "POST", url, body: { id: other.id, role: "editor" } });
    expect((await other.ask({ url: audit })).statusCode).toBe(403);
    await boss.ask({ method: "DELETE", url, body: { id: other.id } });
    expect((await other.ask({ url: ROUTES.desk })).statusCode).toBe(401);
    expect((await other.login(other.email, PASSWORD)).statusCode).toBe(401);
  });

  test("is in no file as it is, and neither is a password or an invitation", async () => {
    const { cookie, email } = await desk.newPerson("Ida", "editor");
    const { secret } = desk.accounts.invite({ email, role: "editor", by: null });
    const files = ["accounts.db", "accounts.db-wal"].map((file) =>
      readFileSync(join(desk.root, "state", file), "latin1"),
    );
    expect(files.join("")).toContain(email);
    for (const kept of [cookie().split("=")[1] ?? "", PASSWORD, secret]) expect(files.join("")).not.toContain(kept);
  });
});

test("a page of another site, or none, changes nothing with the session", async () => {
  const { ask } = await desk.newPerson("Tor", "admin");
  const body = { email: "ny@example.no", role: "editor" };
  const url = ACCOUNT_ROUTES.invitations;
  for (const headers of [
    { origin: "https://www.example.no" },
    { origin: "null" },
    { "content-type": "text/plain" },
    { host: "ond.example.no" },
    { "x-forwarded-proto": "http" },
  ])
    expect((await ask({ method: "POST", url, body, headers })).statusCode).toBe(403);
  expect((await ask({ method: "POST", url, body })).statusCode).toBe(200);
});

test("every answer has the headers of a strict site", async () => {
  for (const url of ["/", ROUTES.desk, "/api/finnes-ikke"]) {
    const { headers } = await desk.newBrowser().ask({ url });
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
    expect(headers["content-security-policy"]).toContain("frame-src 'none'; frame-ancestors 'none'");
    expect(headers).toMatchObject({ "strict-transport-security": "max-age=31536000", "x-frame-options": "DENY" });
    // Only the files of the app may be kept.
    expect(headers["cache-control"]).toBe(url === ROUTES.desk ? "no-store" : "no-cache");
  }
});
