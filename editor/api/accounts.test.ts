import { acceptanceSchema, emailSchema, loginSchema, passwordChangeSchema, SHORTEST_PASSWORD } from "./accounts";

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
  expect(SHORTEST_PASSWORD).toBeGreaterThanOrEqual(12);
  for (const password of ["x".repeat(SHORTEST_PASSWORD - 1), "x".repeat(501)]) {
    expect(isTaken({ password })).toBe(false);
    expect(passwordChangeSchema.safeParse({ old: "", password }).success).toBe(false);
  }
  expect(isTaken({ password: "x".repeat(SHORTEST_PASSWORD) })).toBe(true);
  // An old one may be shorter: it is compared, not chosen.
  expect(loginSchema.safeParse({ email: "kari@example.no", password: "kort" }).success).toBe(true);
});

test("an address is the same in capitals and with spaces around it", () => {
  expect(emailSchema.parse(" Kari@Example.NO ")).toBe("kari@example.no");
  expect(loginSchema.parse({ email: " Kari@Example.NO ", password: "" }).email).toBe("kari@example.no");
  expect(emailSchema.safeParse("kari").success).toBe(false);
});
