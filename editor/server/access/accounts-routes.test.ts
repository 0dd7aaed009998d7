import { ACCOUNT_ROUTES, type Role } from "../../api/accounts";
import { smallAccess } from "../testing/small-access";

type Access = Awaited<ReturnType<typeof smallAccess>>;

let access: Access;
let boss: ReturnType<Access["person"]>;
beforeEach(async () => {
  access = await smallAccess();
  boss = access.person("Mona", "admin");
});
afterEach(() => access.close());

const asBoss = (method: "GET" | "POST" | "DELETE", url: string, body?: unknown) =>
  access.ask({ method, url, body, as: boss.secret });
const { accounts, invitations, audit } = ACCOUNT_ROUTES;

test("people and open invitations are listed, with the moment at which those end", async () => {
  const invited = await asBoss("POST", invitations, { email: " Ny@Example.no ", role: "editor" });
  expect(invited.json()).toEqual({
    email: "ny@example.no",
    link: expect.stringMatching(/^https:\/\/rediger\.example\.no\/#\/invitasjon\/[\w-]{43}$/),
    expires: "2026-12-08T12:00:00.000Z",
  });
  expect((await asBoss("GET", accounts)).json()).toEqual({
    people: [boss.person],
    invitations: [{ email: "ny@example.no", role: "editor", invitedBy: "Mona", expires: "2026-12-08T12:00:00.000Z" }],
  });
});

test("a role is changed, and noted with the person that it is of", async () => {
  const { person, secret } = access.person("Ola", "editor");
  const setRole = (role: Role) => asBoss("POST", accounts, { id: person.id, role });
  const { people } = (await setRole("admin")).json();
  expect(people).toContainEqual({ ...person, role: "admin" });
  expect((await access.ask({ url: audit, as: secret })).statusCode).toBe(200);
  await setRole("editor");
  expect((await access.ask({ url: audit, as: secret })).statusCode).toBe(403);
  expect(access.noted().slice(0, 2)).toEqual([
    ["Endret rolle", "Mona", "ola@example.no til redaktør"],
    ["Endret rolle", "Mona", "ola@example.no til ansvarlig"],
  ]);
});

test("an account is removed with its invitation, and noted", async () => {
  const { person, secret } = access.person("Ola", "editor");
  await asBoss("POST", invitations, { email: person.email, role: "editor" });
  const left = (await asBoss("DELETE", accounts, { id: person.id })).json();
  expect(left).toEqual({ people: [boss.person], invitations: [] });
  expect((await access.ask({ url: ACCOUNT_ROUTES.access, as: secret })).statusCode).toBe(401);
  expect(access.noted()[0]).toEqual(["Fjernet konto", "Mona", "ola@example.no"]);
});

test("the last admin stays one, in words", async () => {
  for (const [method, body] of [
    ["POST", { id: boss.person.id, role: "editor" }],
    ["DELETE", { id: boss.person.id }],
  ] as const) {
    const refused = await asBoss(method, accounts, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain("Dette er den siste ansvarlige.");
  }
  expect(access.accounts.people.all()).toEqual([boss.person]);
  expect(access.noted()).toEqual([]);
});

test("an account that there is none of is neither changed nor removed", async () => {
  for (const [method, body] of [
    ["POST", { id: "borte", role: "editor" }],
    ["DELETE", { id: "borte" }],
  ] as const)
    expect((await asBoss(method, accounts, body)).statusCode).toBeGreaterThanOrEqual(400);
  expect(access.noted()).toEqual([]);
});

test("an invitation is withdrawn once, and only that is noted", async () => {
  await asBoss("POST", invitations, { email: "ny@example.no", role: "editor" });
  const withdraw = async () => (await asBoss("DELETE", invitations, { email: "ny@example.no" })).json().invitations;
  expect([await withdraw(), await withdraw()]).toEqual([[], []]);
  expect(access.noted()).toEqual([
    ["Trakk tilbake invitasjon", "Mona", "ny@example.no"],
    ["Inviterte", "Mona", "ny@example.no som redaktør"],
  ]);
});

test("what was done is read from a number backwards", async () => {
  for (const about of ["a", "b", "c"]) access.accounts.audit.note({ kind: "saved", by: null, about });
  const about = async (query: string) =>
    (await asBoss("GET", `${audit}${query}`)).json().entries.map((one: { about: string }) => one.about);
  expect(await about("")).toEqual(["c", "b", "a"]);
  expect(await about("?before=3")).toEqual(["b", "a"]);
});
