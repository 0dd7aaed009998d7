import { ACCOUNT_ROUTES } from "../../api/accounts";
import { smallAccess } from "../testing/small-access";

type Access = Awaited<ReturnType<typeof smallAccess>>;

let access: Access;
beforeEach(async () => {
  access = await smallAccess();
});
afterEach(() => access.close());

const { session: url, access: isIn, invitation, acceptance } = ACCOUNT_ROUTES;

test("a browser gets who is logged in, and how people log in", async () => {
  const way = { login: "password", provider: "" };
  expect((await access.ask({ url })).json()).toEqual({ ...way, person: null });
  const { person, secret } = access.person("Kari", "redaktor");
  expect((await access.ask({ url, as: secret })).json()).toEqual({ ...way, person });
});

test("a web server in front of the preview gets whether somebody is logged in", async () => {
  const { secret } = access.person("Kari", "redaktor");
  const answer = await access.ask({ url: isIn, as: secret });
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  expect((await access.ask({ url: isIn })).statusCode).toBe(401);
});

test("logging out ends the session, takes the cookie and is noted; without one it does nothing", async () => {
  const { person, secret } = access.person("Kari", "redaktor");
  const other = access.accounts.sessions.begin(person.id);
  const out = await access.ask({ method: "DELETE", url, as: secret });
  expect(out.json()).toEqual({ login: "password", provider: "", person: null });
  expect(out.headers["set-cookie"]).toMatch(/^__Host-redaksjon=; .*Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
  expect([access.accounts.personOf(secret), access.accounts.personOf(other)]).toEqual([null, person]);
  expect(access.noted()).toEqual([["Logget ut", "Kari", ""]]);
  expect((await access.ask({ method: "DELETE", url })).statusCode).toBe(200);
  expect(access.noted()).toHaveLength(1);
});

test("records the outcome of a login, and no address that is unknown", async () => {
  const { secret } = access.accounts.invite({ email: "kari@example.no", role: "redaktor", by: null });
  const password = "lerret og lys i salen";
  const made = await access.ask({ method: "POST", url: acceptance, body: { secret, name: "Kari", password } });
  const [cookie = ""] = /__Host-redaksjon=[\w-]+/.exec(String(made.headers["set-cookie"])) ?? [];
  const earlier = cookie.split("=")[1] ?? "";
  const login = (email: string, tried: string) =>
    access.ask({ method: "POST", url, body: { email, password: tried }, as: earlier });
  expect((await login("kari@example.no", "feil passord")).statusCode).toBe(401);
  expect((await login("hemmelig123", password)).statusCode).toBe(401);
  expect((await login("kari@example.no", password)).json().person).toMatchObject({ name: "Kari" });
  expect(access.accounts.personOf(earlier)).toBeNull();
  expect(access.noted().slice(0, 5)).toEqual([
    ["Logget inn", "Kari", ""],
    ["Mislykket innlogging", "", "Ukjent e-postadresse"],
    ["Mislykket innlogging", "Kari", ""],
    ["Logget inn", "Kari", ""],
    ["Brukte invitasjon", "Kari", ""],
  ]);
  expect(access.accounts.audit.entries().entries[0]?.address).toBe("192.0.2.7");
});

test("an invitation is shown to who has it, and its limits hold: ten for an account, fifty for an address", async () => {
  const { secret } = access.accounts.invite({ email: "kari@example.no", role: "redaktor", by: null });
  const shown = (tried: string) => access.ask({ method: "POST", url: invitation, body: { secret: tried } });
  expect((await shown(secret)).json()).toEqual({ email: "kari@example.no", role: "redaktor", name: "" });
  expect((await shown("gjettet")).statusCode).toBe(404);
  const statuses = [];
  for (let tried = 0; tried < 49; tried += 1) statuses.push((await shown("gjettet")).statusCode);
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([48, 429]);
  const stopped = await access.ask({ method: "POST", url, body: { email: "kari@example.no", password: "x" } });
  expect([stopped.statusCode, stopped.json().message]).toEqual([429, expect.stringContaining("Vent et kvarter")]);
  expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(600);
  expect(access.noted()[0]).toEqual(["For mange innlogginger", "", "Ukjent e-postadresse"]);
});
