import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "../../api/accounts";
import { Accounts } from "./accounts";
import { openDatabase } from "./database";
import { LastAdmin } from "./people";

const DAY_MS = 24 * 3_600_000;
const BEGUN = Date.parse("2026-12-01T12:00:00Z");

let folder = "";
let now = BEGUN;
let accounts: Accounts;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "accounts-"));
  now = BEGUN;
  accounts = new Accounts({ folder: join(folder, "state"), now: () => now });
});
afterEach(() => {
  accounts.close();
  rmSync(folder, { recursive: true });
});

const person = (name: string, role: Role = "editor") =>
  accounts.people.put({ email: `${name.toLowerCase()}@example.no`, name, role, password: "scrypt:…" });

const noted = () => accounts.audit.entries().entries.map(({ what, who, about }) => [what, who, about]);

test("only who runs the desk may read the accounts", () => {
  expect(statSync(join(folder, "state/accounts.db")).mode & 0o777).toBe(0o600);
});

test("roles by their former names are read from an older database", () => {
  const kari = person("Kari", "admin");
  const ola = person("Ola");
  const { secret } = accounts.invite({ email: "bo@example.no", role: "admin", by: kari });
  const database = openDatabase(join(folder, "state"));
  for (const table of ["accounts", "invitations"])
    database.exec(`UPDATE ${table} SET role = CASE role WHEN 'admin' THEN 'ansvarlig' ELSE 'redaktor' END`);
  database.close();
  expect(accounts.people.all()).toEqual([kari, ola]);
  expect([accounts.people.byId(kari.id), accounts.people.byEmail(ola.email)]).toEqual([kari, ola]);
  expect(accounts.people.knownBy("email", ola.email)).toMatchObject(ola);
  expect(accounts.invitations.open()).toMatchObject([{ email: "bo@example.no", role: "admin" }]);
  expect(accounts.invitationOf(secret)).toMatchObject({ role: "admin" });
  expect(() => accounts.people.remove(kari.id)).toThrow(LastAdmin);
  expect(noted()).toEqual([["Inviterte", "Kari", "bo@example.no som ansvarlig"]]);
});

describe("people", () => {
  it("keep their account when they get another name and role", () => {
    const kari = person("Kari");
    const again = accounts.people.put({ ...kari, name: "Kari Ny", role: "admin", password: "scrypt:2" });
    expect(again).toEqual({ ...kari, name: "Kari Ny", role: "admin" });
    expect(accounts.people.all()).toHaveLength(1);
  });

  it("from the provider have its name, role and subject", () => {
    const provided = { name: "Kari", role: "editor" as const, subject: "id 1", isProvided: true };
    const kari = accounts.people.add({ ...provided, email: "kari@example.no" });
    expect(accounts.people.knownBy("subject", "id 1")).toMatchObject({ id: kari.id, isProvided: 1 });
    expect(accounts.people.provide(kari.id, { ...provided, name: "Kari Ny", isProvided: false })).toMatchObject({
      name: "Kari Ny",
    });
    expect(accounts.people.knownBy("email", "kari@example.no")).toMatchObject({ subject: "id 1", isProvided: 0 });
    expect(accounts.people.knownBy("subject", "id 2")).toBeNull();
  });
});

describe("invitations", () => {
  const invite = (email: string, role: Role = "editor") => accounts.invite({ email, role, by: null });

  it("can be withdrawn, or taken for a proved address", () => {
    invite("kari@example.no");
    expect([accounts.invitations.withdraw("ola@example.no"), accounts.invitations.withdraw("kari@example.no")]).toEqual(
      [false, true],
    );
    const { expires } = invite("ola@example.no");
    expect(accounts.invitations.takeFor("kari@example.no")).toBeNull();
    expect(accounts.invitations.takeFor("ola@example.no")).toMatchObject({ email: "ola@example.no" });
    expect(accounts.invitations.takeFor("ola@example.no")).toBeNull();
    invite("ola@example.no");
    now = expires;
    expect(accounts.invitations.takeFor("ola@example.no")).toBeNull();
  });

  it("show the name of an account that is there, and who invited", () => {
    const kari = person("Kari");
    const { secret } = accounts.invite({ email: kari.email, role: "admin", by: kari });
    expect(accounts.invitationOf(secret)).toEqual({ email: kari.email, role: "admin", name: "Kari" });
    expect(accounts.invitationOf("gjettet")).toBeNull();
    expect(accounts.invitationOf(invite("ny@example.no").secret)?.name).toBe("");
    expect(accounts.invitations.open().map(({ invitedBy }) => invitedBy)).toEqual(["Kari", "Drift"]);
    expect(noted()).toEqual([
      ["Inviterte", "", "ny@example.no som redaktør"],
      ["Inviterte", "Kari", "kari@example.no som ansvarlig"],
    ]);
  });
});

describe("the audit trail", () => {
  it("lists who, what, when and from where, latest first", () => {
    const by = { name: "Kari", email: "kari@example.no" };
    accounts.audit.note({ kind: "login", by, address: "192.0.2.7" });
    now += 1000;
    accounts.audit.note({ kind: "loginFailed", by: null, about: "Ukjent" });
    expect(accounts.audit.entries()).toEqual({
      entries: [
        {
          number: 2,
          at: "2026-12-01T12:00:01.000Z",
          who: "",
          email: "",
          what: "Mislykket innlogging",
          about: "Ukjent",
          address: "",
        },
        {
          number: 1,
          at: "2026-12-01T12:00:00.000Z",
          who: "Kari",
          email: "kari@example.no",
          what: "Logget inn",
          about: "",
          address: "192.0.2.7",
        },
      ],
      hasMore: false,
    });
  });

  it("is read in pages of a hundred", () => {
    for (let at = 0; at < 101; at += 1) accounts.audit.note({ kind: "saved", by: null, about: `${at + 1}` });
    const first = accounts.audit.entries();
    expect([first.entries.length, first.entries[0]?.about, first.hasMore]).toEqual([100, "101", true]);
    const rest = accounts.audit.entries(first.entries.at(-1)?.number);
    expect([rest.entries.map(({ about }) => about), rest.hasMore]).toEqual([["1"], false]);
    expect(accounts.audit.entries(101)).toMatchObject({ hasMore: false });
  });

  it("forgets after a year", () => {
    accounts.audit.note({ kind: "saved", by: null, about: "gammel" });
    now += 365 * DAY_MS;
    accounts.audit.note({ kind: "saved", by: null, about: "etter et år" });
    expect(noted().map(([, , about]) => about)).toEqual(["etter et år", "gammel"]);
    now += 1;
    accounts.audit.note({ kind: "saved", by: null, about: "ny" });
    expect(noted().map(([, , about]) => about)).toEqual(["ny", "etter et år"]);
  });
});
