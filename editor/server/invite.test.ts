import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Accounts } from "./accounts/accounts";

/** `npm run rediger:invite` as a process. */

const state = mkdtempSync(join(tmpdir(), "invite-"));
afterAll(() => rmSync(state, { recursive: true }));

const ORIGIN = "https://rediger.example.no";

const invite = (args: readonly string[], env: Readonly<Record<string, string>> = { EDITOR_ORIGIN: ORIGIN }) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "editor/server/invite.ts", ...args],
    { encoding: "utf8", env: { PATH: process.env.PATH, EDITOR_STATE: state, ...env } },
  );
  return { status, stdout, stderr };
};
const KARI = ["--email", "Kari@example.no", "--role", "admin"];

test("prints a link that makes the account, for the role that is asked for", () => {
  const { status, stdout } = invite(KARI);
  expect(status).toBe(0);
  expect(stdout).toContain("Invitasjon for kari@example.no.");
  const [, secret = ""] = /https:\/\/rediger\.example\.no\/#\/invitasjon\/([\w-]{43})\n/.exec(stdout) ?? [];
  const accounts = new Accounts({ folder: state });
  expect(accounts.invitationOf(secret)).toEqual({ email: "kari@example.no", role: "admin", name: "" });
  expect(accounts.audit.entries().entries).toMatchObject([{ what: "Inviterte", who: "" }]);
  accounts.close();
});

test.each([
  ["redaktor", "editor"],
  ["ansvarlig", "admin"],
])("%s, the former name of a role, still invites", (former, role) => {
  const { stdout } = invite(["--email", "ola@example.no", "--role", former]);
  const [, secret = ""] = /invitasjon\/([\w-]{43})\n/.exec(stdout) ?? [];
  const accounts = new Accounts({ folder: state });
  expect(accounts.invitationOf(secret)).toMatchObject({ email: "ola@example.no", role });
  accounts.close();
});

test.each([
  [["--email", "kari", "--role", "admin"], { EDITOR_ORIGIN: ORIGIN }, "Bruk: npm run rediger:invite"],
  [["--email", "kari@example.no", "--role", "sjef"], { EDITOR_ORIGIN: ORIGIN }, "Bruk: npm run rediger:invite"],
  [KARI, {}, "EDITOR_ORIGIN er ikke satt"],
] as const)("%j with %j invites nobody", (args, env, told) => {
  const folder = join(state, "ny");
  const { status, stdout, stderr } = invite(args, { ...env, EDITOR_STATE: folder });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.startsWith(told)).toBe(true);
  expect(existsSync(folder)).toBe(false);
});
