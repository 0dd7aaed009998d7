import { join } from "node:path";
import Database from "libsql";
import { newFolder } from "../testing/test-platform";
import { openStore } from "./open-store";

const MINUTE_MS = 60_000;

let now = 0;
const folder = newFolder();
const { passes, close } = openStore({ folder, now: () => now });
afterAll(close);

const session = { kind: "session", partner: 118 } as const;

const stored = (): number => {
  const database = new Database(join(folder, "film-platform.db"), { readonly: true });
  const rows = database.prepare("SELECT digest FROM passes").all();
  database.close();
  return rows.length;
};

test("is valid for its member until it expires", () => {
  const secret = passes.issue({ ...session, member: "kari", minutes: 5 });
  expect(passes.holderOf({ ...session, secret })).toBe("kari");
  now += 5 * MINUTE_MS - 1;
  expect(passes.holderOf({ ...session, secret })).toBe("kari");
  now += 1;
  expect(passes.holderOf({ ...session, secret })).toBeNull();
});

test("is not valid as the other kind, or at the other partner", () => {
  const secret = passes.issue({ ...session, member: "kari", minutes: 5 });
  expect(passes.holderOf({ ...session, kind: "token", secret })).toBeNull();
  expect(passes.holderOf({ ...session, partner: 178, secret })).toBeNull();
  expect(passes.holderOf({ ...session, secret: `${secret}x` })).toBeNull();
});

test("is deleted when it has expired", () => {
  now += 10 * MINUTE_MS;
  passes.issue({ ...session, member: "kari", minutes: 5 });
  expect(stored()).toBe(1);
});

test("is not valid once it is revoked, and others are", () => {
  const [first, other] = ["kari", "per"].map((member) => passes.issue({ ...session, member, minutes: 5 }));
  passes.revoke(first ?? "");
  expect(passes.holderOf({ ...session, secret: first ?? "" })).toBeNull();
  expect(passes.holderOf({ ...session, secret: other ?? "" })).toBe("per");
});
