import { ACCOUNT_ROUTES, type Role, sessionSchema } from "../../api/accounts";
import { hostedDesk, ORIGIN, PASSWORD } from "../testing/hosted-desk";

const WEEK_MS = 7 * 24 * 3_600_000;

let desk: Awaited<ReturnType<typeof hostedDesk>>;
let boss: Awaited<ReturnType<typeof desk.newPerson>>;
beforeAll(async () => {
  desk = await hostedDesk();
  boss = await desk.newPerson("Mona", "admin");
});
afterAll(() => desk.close());

const invite = async (email: string, role: Role = "editor"): Promise<string> => {
  const answer = await boss.ask({ method: "POST", url: ACCOUNT_ROUTES.invitations, body: { email, role } });
  const { link } = answer.json();
  expect(link).toMatch(/^https:\/\/rediger\.example\.no\/#\/invitasjon\/[\w-]{43}$/);
  return String(link).slice(`${ORIGIN}/#/invitasjon/`.length);
};

const accept = (secret: string, { name = "Ny Person", password = PASSWORD } = {}) =>
  desk.newBrowser().ask({ method: "POST", url: ACCOUNT_ROUTES.acceptance, body: { secret, name, password } });

test("an invitation says who it is for, makes the account, logs in, and can be used once", async () => {
  const secret = await invite("Ny@Example.no");
  const told = await desk.newBrowser().ask({ method: "POST", url: ACCOUNT_ROUTES.invitation, body: { secret } });
  expect(told.json()).toEqual({ email: "ny@example.no", role: "editor", name: "" });
  const [first, second] = await Promise.all([accept(secret), accept(secret)]);
  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 404]);
  expect((await desk.newBrowser().login("ny@example.no", PASSWORD)).statusCode).toBe(200);
});

test("it is no longer valid after a week, when it is withdrawn, or when there is a newer one", async () => {
  const replaced = await invite("to@example.no");
  const withdrawn = await invite("to@example.no");
  expect((await accept(replaced)).statusCode).toBe(404);
  await boss.ask({ method: "DELETE", url: ACCOUNT_ROUTES.invitations, body: { email: "to@example.no" } });
  expect((await accept(withdrawn)).statusCode).toBe(404);
  const late = await invite("tre@example.no");
  desk.wait(WEEK_MS);
  expect((await accept(late)).statusCode).toBe(404);
  await boss.login(boss.email, PASSWORD);
});

test.each([
  ["short", "kort"],
  ["the name", "Ny Person Med Langt Navn"],
  ["the address", "fire@example.no"],
])("a password that is %s is refused, and the invitation can still be used", async (_what, password) => {
  const secret = await invite("fire@example.no");
  expect((await accept(secret, { name: "Ny Person Med Langt Navn", password })).statusCode).toBe(400);
  expect((await accept(secret)).statusCode).toBe(200);
});

test("one for an account gives it a new password, ends its sessions, and takes no role away", async () => {
  const other = await desk.newPerson("Lars", "admin");
  const secret = await invite(other.email, "editor");
  const answer = await accept(secret, { name: "Lars Ny", password: "et helt nytt passord" });
  const { person } = sessionSchema.parse(answer.json());
  expect(person).toMatchObject({ id: other.id, role: "admin", name: "Lars Ny" });
  expect((await other.ask({ url: ACCOUNT_ROUTES.access })).statusCode).toBe(401);
  expect((await other.login(other.email, PASSWORD)).statusCode).toBe(401);
  await boss.ask({ method: "DELETE", url: ACCOUNT_ROUTES.accounts, body: { id: other.id } });
});

test("a removed account leaves no invitation behind", async () => {
  const other = await desk.newPerson("Gro", "editor");
  const secret = await invite(other.email);
  await boss.ask({ method: "DELETE", url: ACCOUNT_ROUTES.accounts, body: { id: other.id } });
  expect((await accept(secret)).statusCode).toBe(404);
});

test("what is done with accounts and logins is in the audit trail, latest first", async () => {
  await desk.newBrowser().login("hemmelig passord i feil felt", "x");
  await desk.newBrowser().login(boss.email, "feil");
  const { entries } = (await boss.ask({ url: ACCOUNT_ROUTES.audit })).json();
  expect(entries.slice(0, 2)).toMatchObject([
    { what: "Mislykket innlogging", email: boss.email, address: "192.0.2.7" },
    { what: "Mislykket innlogging", email: "", about: "Ukjent e-postadresse" },
  ]);
  const lines = entries.map(({ who, what, about }: Record<string, string>) => `${who}: ${what}: ${about}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      "Mona: Inviterte: ny@example.no som redaktør",
      "Ny Person: Brukte invitasjon: ",
      "Ny Person: Logget inn: ",
      "Mona: Trakk tilbake invitasjon: to@example.no",
      "Mona: Fjernet konto: gro@example.no",
    ]),
  );
  expect(JSON.stringify(entries)).not.toContain("hemmelig");
});
