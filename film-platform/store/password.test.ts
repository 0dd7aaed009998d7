import { scryptSync } from "node:crypto";
import { hashPassword, isPassword, passwordAt } from "./password";

jest.unmock("./password-cost");

test("is derived with 16 MB", async () => {
  const [, salt = "", key] = (await hashPassword("lerret og lys")).split(":");
  const cost = { N: (16 * 1024 * 1024) / (128 * 8), r: 8, p: 1 };
  expect(scryptSync("lerret og lys", Buffer.from(salt, "hex"), 32, cost).toString("hex")).toBe(key);
});

test("matches, and no other does", async () => {
  const stored = await hashPassword("lerret og lys");
  expect(await isPassword("lerret og lys", stored)).toBe(true);
  expect(await isPassword("lerret og lyst", stored)).toBe(false);
  expect(await isPassword("", stored)).toBe(false);
});

test("is salted, so that equal passwords have different hashes", async () => {
  const [first, second] = await Promise.all([hashPassword("lerret og lys"), hashPassword("lerret og lys")]);
  expect(first).not.toBe(second);
  expect(first).not.toContain("lerret");
});

test("is Unicode-normalised", async () => {
  expect(await isPassword("kafe\u0301 pa\u030a hjørnet", await hashPassword("kafé på hjørnet"))).toBe(true);
});

test.each(["", "lerret og lys", "scrypt:00:00", "md5:00:00"])("never matches the stored value %j", async (stored) => {
  expect(await isPassword("lerret og lys", stored)).toBe(false);
});

test("of a shared address is the same each time, and another at another address", async () => {
  const [first, again, elsewhere, other] = await Promise.all([
    passwordAt("118 kari@example.no", "lerret og lys"),
    passwordAt("118 kari@example.no", "lerret og lys"),
    passwordAt("178 kari@example.no", "lerret og lys"),
    passwordAt("118 kari@example.no", "lerret og lyd"),
  ]);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toBe(first);
  expect(new Set([first, elsewhere, other]).size).toBe(3);
});
