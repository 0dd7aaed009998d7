import type { z } from "zod";
import {
  acceptanceSchema,
  accountRemovalSchema,
  auditQuerySchema,
  emailSchema,
  invitationRequestSchema,
  inviteSchema,
  loginSchema,
  MIN_PASSWORD_LENGTH,
  passwordChangeSchema,
  roleChangeSchema,
  withdrawalSchema,
} from "./accounts";

const PERSON = { secret: "abc", name: "Kari", password: "lerret og lys i salen" };
const isTaken = (change: object): boolean => acceptanceSchema.safeParse({ ...PERSON, ...change }).success;

test("a name is needed, and no longer than it can be shown", () => {
  expect([" ", "K", "K".repeat(100), "K".repeat(101)].map((name) => isTaken({ name }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a password has at least twelve characters, wherever it is chosen", () => {
  expect(MIN_PASSWORD_LENGTH).toBeGreaterThanOrEqual(12);
  for (const password of ["x".repeat(MIN_PASSWORD_LENGTH - 1), "x".repeat(501)]) {
    expect(isTaken({ password })).toBe(false);
    expect(passwordChangeSchema.safeParse({ old: "", password }).success).toBe(false);
  }
  expect(isTaken({ password: "x".repeat(MIN_PASSWORD_LENGTH) })).toBe(true);
  // An old one may be shorter: it is compared, not chosen.
  expect(loginSchema.safeParse({ email: "kari@example.no", password: "kort" }).success).toBe(true);
});

test("an address is the same in capitals and with spaces around it", () => {
  expect(emailSchema.parse(" Kari@Example.NO ")).toBe("kari@example.no");
  expect(loginSchema.parse({ email: " Kari@Example.NO ", password: "" }).email).toBe("kari@example.no");
  expect(emailSchema.safeParse("kari").success).toBe(false);
});

const PASSWORDS = { old: "gammelt", password: "lerret og lys i salen" };
const LOGIN = { email: "kari@example.no", password: "x" };

test.each([
  ["a login", loginSchema, LOGIN, "email", 200],
  ["a login", loginSchema, LOGIN, "password", 500],
  ["an acceptance", acceptanceSchema, PERSON, "secret", 100],
  ["an acceptance", acceptanceSchema, PERSON, "password", 500],
  ["an invitation that is asked for", invitationRequestSchema, {}, "secret", 100],
  ["a change of password", passwordChangeSchema, PASSWORDS, "old", 500],
  ["a change of password", passwordChangeSchema, PASSWORDS, "password", 500],
  ["a withdrawal", withdrawalSchema, {}, "email", 200],
  ["a change of role", roleChangeSchema, { role: "redaktor" }, "id", 100],
  ["a removal", accountRemovalSchema, {}, "id", 100],
])("%s is as long as it needs to be", (_what, schema: z.ZodType, request, field, most) => {
  const accepts = (length: number) => schema.safeParse({ ...request, [field]: "x".repeat(length) }).success;
  expect([accepts(most), accepts(most + 1)]).toEqual([true, false]);
});

test("only an address that can be one is invited, to a role that there is", () => {
  const invite = (change: object) => inviteSchema.safeParse({ email: "kari@example.no", role: "redaktor", ...change });
  expect(invite({ email: " Kari@Example.no " }).data).toEqual({ email: "kari@example.no", role: "redaktor" });
  for (const wrong of [{ email: "kari" }, { email: `${"x".repeat(190)}@example.no` }, { role: "sjef" }])
    expect(invite(wrong).success).toBe(false);
});

test("the audit trail is read from a number, which is a whole one", () => {
  expect(auditQuerySchema.parse({})).toEqual({});
  expect(auditQuerySchema.parse({ before: "12" })).toEqual({ before: 12 });
  for (const before of ["0", "-1", "1.5", "sist"]) expect(auditQuerySchema.safeParse({ before }).success).toBe(false);
});
