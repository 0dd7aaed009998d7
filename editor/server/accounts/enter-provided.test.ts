import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { Accounts } from "./accounts";
import { enterProvided, type Identity } from "./enter-provided";
import { MAX_SESSION_MS } from "./sessions";

let folder = "";
let accounts: Accounts;
let later = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulturhus-accounts-"));
  later = 0;
  accounts = new Accounts({ folder, now: () => Date.now() + later });
});
afterEach(() => {
  accounts.close();
  rmSync(folder, { recursive: true });
});

const kari: Identity = {
  subject: "https://id.example.no 1",
  name: "Kari",
  email: "kari@example.no",
  isVerified: true,
  role: null,
};
const invite = (email: string) => accounts.invite({ email, role: "editor", by: null });
const enter = (change: Partial<Identity> = {}, secret = "") => enterProvided(accounts, { ...kari, ...change }, secret);

test("somebody who is not invited is nobody, whoever proves it", () => {
  expect(enter()).toBeNull();
  expect(accounts.people.all()).toEqual([]);
});

test("an invited address makes an account once, which then is the provider's person, whatever the address", () => {
  invite("kari@example.no");
  expect(enter({ isVerified: false })).toBeNull();
  const entered = enter();
  expect(entered).toMatchObject({ name: "Kari", role: "editor" });
  expect(accounts.invitations.open()).toEqual([]);
  expect(enter({ email: "kari.gift@example.no" })).toMatchObject({ id: entered?.id });
  expect(enter({ subject: "https://id.example.no 2" })).toBeNull();
});

test("an account with a password becomes the provider's only by a proved address", async () => {
  const { secret } = invite("kari@example.no");
  const own = await accounts.accept({ secret, name: "Kari L.", password: "lerret og lys i salen" });
  expect(enter({ isVerified: false })).toBeNull();
  expect(enter({ isVerified: false, role: "admin" })).toBeNull();
  expect(enter()).toEqual(own);
});

test("a role of the provider needs no invitation, changes with it, and ends with it", () => {
  const entered = enter({ role: "editor" });
  expect(entered).toMatchObject({ role: "editor" });
  expect(enter({ role: "admin" })).toMatchObject({ id: entered?.id, role: "admin" });
  const session = accounts.sessions.begin(entered?.id ?? "");
  expect(enter()).toBeNull();
  expect(accounts.personOf(session)).toBeNull();
});

test.each(["silent", "tooMany"] as const)("a role that is not told (%s) is not taken away, for a week", (untold) => {
  expect(enter({ untold })).toBeNull();
  const entered = enter({ role: "admin" });
  const session = accounts.sessions.begin(entered?.id ?? "");
  expect(enter({ untold })).toEqual(entered);
  later = MAX_SESSION_MS - 60_000;
  expect(enter({ untold })).toEqual(entered);
  later = MAX_SESSION_MS;
  expect(enter({ untold })).toBeNull();
  later = 0;
  expect(accounts.personOf(session)).toEqual(entered);
  // One that is told to be none is.
  expect(enter()).toBeNull();
  expect(accounts.personOf(session)).toBeNull();
});

test("an account of before roles were dated has its columns, and its role is told anew", () => {
  const entered = enter({ role: "editor" });
  accounts.close();
  const database = new Database(join(folder, "accounts.db"));
  database.exec("ALTER TABLE accounts DROP COLUMN roleTold");
  database.close();
  accounts = new Accounts({ folder });
  expect(enter({ untold: "silent" })).toBeNull();
  expect(enter({ role: "editor" })).toEqual(entered);
  expect(enter({ untold: "silent" })).toEqual(entered);
});

test.each([null, "editor"] as const)(
  "who is registered anew at the provider (role %s) comes in by a new invitation, once",
  (role) => {
    invite("kari@example.no");
    const first = enter();
    const session = accounts.sessions.begin(first?.id ?? "");
    const anew = { subject: "https://id.example.no 2", role };
    expect(enter(anew)).toBeNull();
    invite("kari@example.no");
    expect(enter({ ...anew, isVerified: false })).toBeNull();
    expect(enter(anew)).toMatchObject({ id: first?.id, role: "editor" });
    expect(accounts.personOf(session)).toBeNull();
    expect(accounts.invitations.open()).toEqual([]);
    expect(enter(anew)).toMatchObject({ id: first?.id });
    // The earlier registration is nobody now.
    expect(enter()).toBeNull();
  },
);

test("who has lost the role of the provider comes in by an invitation, with its role and not the lost one", () => {
  enter({ role: "admin" });
  expect(enter()).toBeNull();
  invite("kari@example.no");
  expect(enter()).toMatchObject({ role: "editor" });
});

test("an invitation is for who has proved its address, not for whose account has it", () => {
  enter({ role: "editor" });
  invite("kari@example.no");
  expect(enter({ email: "annen@example.no" })).toBeNull();
  expect(accounts.invitations.open()).toHaveLength(1);
});

test("an address that has passed to another does not bring its role along, unless nobody else could invite", () => {
  accounts.invite({ email: "kari@example.no", role: "admin", by: null });
  enter();
  invite("kari@example.no");
  expect(enter({ subject: "https://id.example.no 2" })).toMatchObject({ role: "admin" });
  accounts.people.add({ ...kari, subject: "x", email: "mona@example.no", role: "admin", isProvided: false });
  invite("kari@example.no");
  expect(enter({ subject: "https://id.example.no 3" })).toMatchObject({ role: "editor" });
});

test("a removed account needs a new invitation", () => {
  accounts.people.add({ ...kari, subject: "x", email: "mona@example.no", role: "admin", isProvided: false });
  invite("kari@example.no");
  accounts.people.remove(enter()?.id ?? "");
  expect(enter()).toBeNull();
});

test("an account with a password becomes that of whom the provider gives a role, once its address is proved", async () => {
  const { secret } = invite("kari@example.no");
  const own = await accounts.accept({ secret, name: "Kari L.", password: "lerret og lys i salen" });
  const entered = enter({ role: "admin" });
  expect(entered).toMatchObject({ id: own?.id, name: "Kari", role: "admin" });
  expect(accounts.people.knownBy("subject", kari.subject)).toMatchObject({ id: own?.id, isProvided: 1 });
  expect(enter({ role: "admin", subject: "https://id.example.no 2" })).toBeNull();
});

describe("the link of an invitation", () => {
  const unproved = { isVerified: false, email: "kari@kommunen.example.no", name: "kari@kommunen.example.no" };

  it("lets in who holds it, once, as the invited address, whatever the provider says of another", () => {
    const { secret } = invite("kari@example.no");
    expect(enter(unproved)).toBeNull();
    const entered = enter(unproved, secret);
    expect(entered).toMatchObject({ email: "kari@example.no", name: "kari@example.no", role: "editor" });
    expect(accounts.audit.entries().entries[0]).toMatchObject({ what: "Brukte invitasjon", email: "kari@example.no" });
    expect(enter(unproved)).toMatchObject({ id: entered?.id });
    expect(enter({ ...unproved, subject: "https://id.example.no 2" }, secret)).toBeNull();
  });

  it("ties an account with a password, once", async () => {
    const own = await accounts.accept({
      secret: invite("kari@example.no").secret,
      name: "K",
      password: "lerret og lys",
    });
    const { secret } = invite("kari@example.no");
    expect(enter(unproved, secret)).toMatchObject({ id: own?.id });
    expect(enter({ ...unproved, subject: "https://id.example.no 2" }, secret)).toBeNull();
  });

  it.each([null, "admin"] as const)("gives nothing of the address that the provider claims (role %s)", async (role) => {
    const victim = await accounts.accept({
      secret: invite("mona@example.no").secret,
      name: "M",
      password: "lerret og lys",
    });
    const claims = { email: "mona@example.no", isVerified: false, role };
    expect(enter(claims)).toBeNull();
    expect(enter(claims, "gjettet")).toBeNull();
    const { secret } = invite("kari@example.no");
    expect(enter(claims, secret)).toMatchObject({ email: "kari@example.no", role: role ?? "editor" });
    expect(accounts.people.knownBy("email", "mona@example.no")).toMatchObject({ id: victim?.id, subject: null });
  });

  it("is not spent by a login with an account that somebody has already", () => {
    invite("kari@example.no");
    const own = enter();
    const { secret } = invite("ola@example.no");
    expect(enter({}, secret)).toEqual(own);
    expect(accounts.invitations.of(secret)).not.toBeNull();
    later = MAX_SESSION_MS;
    expect(enter({ ...unproved, subject: "https://id.example.no 2" }, secret)).toBeNull();
  });
});
