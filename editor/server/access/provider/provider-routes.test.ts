import { CLIENT, startProvider } from "../../../../tests/editor/support/oidc-provider";
import { freePort } from "../../../../tests/support/free-port";
import { ACCOUNT_ROUTES } from "../../../api/accounts";
import { SMALL_ORIGIN as ORIGIN, smallAccess } from "../../testing/small-access";

/** With a provider over HTTP, at which everybody can log in as anybody. */

type Hosted = Awaited<ReturnType<typeof smallAccess>>;

/** A browser that keeps the cookies that it is given. */
const browserOf = ({ ask }: Hosted) => {
  const jar = new Map<string, string>();
  return {
    ask: async (asked: Parameters<Hosted["ask"]>[0]) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
      const answer = await ask({ ...asked, headers: { ...(cookie !== "" && { cookie }), ...asked.headers } });
      for (const { name, value } of answer.cookies) jar.set(name, value);
      return answer;
    },
  };
};

let desk: Hosted;
let provider: Awaited<ReturnType<typeof startProvider>>;
let issuer = "";

beforeAll(async () => {
  // The stand-in provider warns that its keys and pages are for development.
  for (const kind of ["warn", "info"] as const) jest.spyOn(console, kind).mockReturnValue();
  const port = await freePort("127.0.0.1");
  provider = await startProvider(port, ORIGIN);
  issuer = provider.issuer;
  desk = await smallAccess({
    issuer: new URL(issuer),
    clientId: CLIENT.id,
    secret: CLIENT.secret,
    name: "Kommunen",
    roles: { claim: "roles", values: { editor: "", admin: "kino-leder" } },
  });
});
afterAll(async () => {
  await desk.close();
  await provider.stop();
  jest.restoreAllMocks();
});

/** Follows the provider's pages as a browser does, which fills in their forms, until it is sent back to the desk. */
const throughProvider = async (start: string, login: string): Promise<string> => {
  const jar = new Map<string, string>();
  const go = async (url: string, form?: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location !== null) {
      const next = new URL(location, url).href;
      return next.startsWith(ORIGIN) ? next : go(next);
    }
    const page = await answer.text();
    const [, action = ""] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
    const [, step = ""] = /name="prompt" value="([^"]+)"/.exec(page) ?? [];
    return go(new URL(action, url).href, { prompt: step, login, password: "x" });
  };
  return go(start);
};

const begin = async (browser: ReturnType<typeof browserOf>) =>
  String((await browser.ask({ url: ACCOUNT_ROUTES.providerStart })).headers.location);

const comeBack = async (browser: ReturnType<typeof browserOf>, address: string) => {
  const { pathname, search } = new URL(address);
  return browser.ask({ url: `${pathname}${search}` });
};

const login = async (email: string, at = desk) => {
  const browser = browserOf(at);
  const answer = await comeBack(browser, await throughProvider(await begin(browser), email));
  // The first cookie of the answer ends the attempt; the session's comes after it.
  const cookies = [answer.headers["set-cookie"] ?? []].flat();
  const session = cookies.find((one) => one.startsWith("__Host-redaksjon="))?.split(";")[0];
  const headers = session === undefined ? {} : { cookie: session };
  const { person } = (await browserOf(at).ask({ url: ACCOUNT_ROUTES.session, headers })).json();
  return { location: answer.headers.location, cookies, person, headers };
};
const latest = () => desk.accounts.audit.entries().entries[0];

test("browsers get the provider's name, and are redirected to it with nothing that can be guessed", async () => {
  const browser = browserOf(desk);
  expect((await browser.ask({ url: ACCOUNT_ROUTES.session })).json()).toEqual({
    login: "provider",
    provider: "Kommunen",
    person: null,
  });
  const answer = await browser.ask({ url: ACCOUNT_ROUTES.providerStart });
  const address = new URL(String(answer.headers.location));
  expect(address.origin).toBe(issuer);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: CLIENT.id,
    redirect_uri: `${ORIGIN}/innlogging/svar`,
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  expect(answer.headers["set-cookie"]).toMatch(
    /^__Host-redaksjon-innlogging=.*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const again = new URL(await begin(browserOf(desk)));
  for (const name of ["state", "nonce", "code_challenge"])
    expect(again.searchParams.get(name)).not.toBe(address.searchParams.get(name));
});

test("logs in an invited person by the verified address, and later without an invitation", async () => {
  desk.accounts.invite({ email: "kari@example.no", role: "editor", by: null });
  const first = await login("kari@example.no");
  expect(first.location).toBe("/#/");
  expect(first.person).toMatchObject({ email: "kari@example.no", name: "Navn for kari@example.no", role: "editor" });
  expect(first.cookies[0]).toMatch(/^__Host-redaksjon-innlogging=;/);
  expect(latest()).toMatchObject({ what: "Logget inn", email: "kari@example.no", address: "192.0.2.7" });
  expect((await login("kari@example.no")).person).toEqual(first.person);
});

test("who is not invited, or has not proved the address, stays out, and it is noted", async () => {
  for (const email of ["ukjent@example.no", "ubekreftet@example.no"]) {
    const { location, person } = await login(email);
    expect([location, person]).toEqual(["/#/innlogging/ukjent", null]);
    expect(latest()).toMatchObject({ what: "Mislykket innlogging", about: "Er ikke invitert" });
  }
});

test("claims of another form than expected are done without", async () => {
  desk.accounts.invite({ email: "tekst@example.no", role: "editor", by: null });
  expect((await login("tekst@example.no")).person).toMatchObject({ name: "tekst@example.no", role: "editor" });
});

test("user info that fails is done without, and takes no role away", async () => {
  const first = await login("leder@example.no");
  const said = jest.spyOn(console, "error").mockReturnValue();
  provider.breakUserInfo(true);
  const again = await login("leder@example.no");
  const unknown = await login("ny-leder@example.no");
  provider.breakUserInfo(false);
  said.mockRestore();
  expect(again.person).toEqual(first.person);
  expect((await desk.ask({ url: ACCOUNT_ROUTES.session, headers: first.headers })).json().person).toEqual(first.person);
  expect([unknown.location, unknown.person]).toEqual(["/#/innlogging/ukjent", null]);
});

test("who has too many groups to be told is told so", async () => {
  const { location, person } = await login("mange@example.no");
  expect([location, person]).toEqual(["/#/innlogging/grupper", null]);
  expect(latest()).toMatchObject({ what: "Mislykket innlogging", about: "Gruppene ble ikke oppgitt" });
});

test("two tabs, the same answer twice and Back all end in a way in", async () => {
  const browser = browserOf(desk);
  const [one, two] = [await begin(browser), await begin(browser)];
  const answers = [await throughProvider(one, "leder@example.no"), await throughProvider(two, "leder@example.no")];
  for (const answer of [...answers, ...answers]) expect((await comeBack(browser, answer)).headers.location).toBe("/#/");
  expect((await browser.ask({ url: ACCOUNT_ROUTES.session })).json().person).toMatchObject({ role: "admin" });
  // A code that the provider has taken already, as when a page is reloaded while it is on its way.
  const hasty = browserOf(desk);
  const address = await throughProvider(await begin(hasty), "leder@example.no");
  const said = jest.spyOn(console, "error").mockReturnValue();
  const both = await Promise.all([comeBack(hasty, address), comeBack(hasty, address)]);
  said.mockRestore();
  expect(both.map(({ headers }) => headers.location).sort()).toEqual(["/#/", "/#/innlogging/igjen"]);
  for (const answer of both) expect(answer.headers.location).not.toContain("avbrutt");
});

test("no more than a few attempts are kept, and an answer of the first is too old", async () => {
  const browser = browserOf(desk);
  const first = await begin(browser);
  for (let count = 0; count < 5; count += 1) await begin(browser);
  const answer = await comeBack(browser, await throughProvider(first, "leder@example.no"));
  expect(answer.headers.location).toBe("/#/innlogging/igjen");
});

test("a provider without user info has its claims in the ID token", async () => {
  const other = await startProvider(await freePort("127.0.0.1"), ORIGIN, { hasUserInfo: false });
  const plain = await smallAccess({
    issuer: new URL(other.issuer),
    clientId: CLIENT.id,
    secret: CLIENT.secret,
    name: "ID",
    roles: { claim: "roles", values: { editor: "", admin: "kino-leder" } },
  });
  plain.accounts.invite({ email: "ola@example.no", role: "editor", by: null });
  expect((await login("ola@example.no", plain)).person).toMatchObject({ email: "ola@example.no", role: "editor" });
  expect((await login("leder@example.no", plain)).person).toMatchObject({ role: "admin" });
  await plain.close();
  await other.stop();
});

test("an ID token that is not signed with the provider's keys is refused", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const other = await startProvider(await freePort("127.0.0.1"), ORIGIN);
  const own = await smallAccess({
    issuer: new URL(other.issuer),
    clientId: CLIENT.id,
    secret: CLIENT.secret,
    name: "ID",
    roles: null,
  });
  own.accounts.invite({ email: "ola@example.no", role: "editor", by: null });
  other.changeKeys(true);
  const refused = await login("ola@example.no", own);
  expect([refused.location, refused.person]).toEqual([expect.stringMatching(/^\/#\/innlogging\//), null]);
  expect(String(refused.cookies)).not.toContain("__Host-redaksjon=");
  await own.close();
  await other.stop();
  said.mockRestore();
});

test("logging out names the address where people log out at the provider", async () => {
  const { headers } = await login("leder@example.no");
  const left = (await desk.ask({ method: "DELETE", url: ACCOUNT_ROUTES.session, headers })).json();
  expect(left).toMatchObject({ person: null, providerLogout: `${issuer}/session/end?client_id=${CLIENT.id}` });
  expect((await desk.ask({ url: ACCOUNT_ROUTES.session, headers })).json().providerLogout).toBeUndefined();
});

test.each(["cut", "gone"] as const)("a provider that gives no tokens (%s) is reported as such", async (how) => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  provider.breakTokens(how);
  const { location, person } = await login("leder@example.no");
  provider.breakTokens("given");
  said.mockRestore();
  expect([location, person]).toEqual(["/#/innlogging/utilgjengelig", null]);
});

test("a provider that does not answer is reported as such, and tried again", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const lost = await smallAccess({
    issuer: new URL(`http://localhost:${await freePort("127.0.0.1")}`),
    clientId: "a",
    secret: "b",
    name: "ID",
    roles: null,
  });
  for (const _try of [1, 2]) {
    const { headers } = await browserOf(lost).ask({ url: ACCOUNT_ROUTES.providerStart });
    expect([headers.location, headers["set-cookie"]]).toEqual(["/#/innlogging/utilgjengelig", undefined]);
  }
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
  await lost.close();
});
