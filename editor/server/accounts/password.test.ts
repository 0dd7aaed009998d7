import fc from "fast-check";
import { hashPassword, isPassword } from "./password";

jest.unmock("./password-cost");

test("a derivation takes 32 MB, three times, and its cost is stored", async () => {
  const [scheme, N, r, p] = (await hashPassword("lerret og lys")).split(":");
  expect(scheme).toBe("scrypt");
  expect(128 * Number(N) * Number(r)).toBe(32 * 1024 * 1024);
  expect(Number(p)).toBe(3);
});

test("a password matches, and no other does", async () => {
  const stored = await hashPassword("lerret og lys i salen");
  expect(await isPassword("lerret og lys i salen", stored)).toBe(true);
  expect(await isPassword("lerret og lys i Salen", stored)).toBe(false);
  expect(await isPassword("", stored)).toBe(false);
});

test("equal passwords are stored differently, and none as it is", async () => {
  const [first, second] = await Promise.all([hashPassword("lerret og lys"), hashPassword("lerret og lys")]);
  expect(first).not.toBe(second);
  expect(first).not.toContain("lerret");
});

test("letters that look the same are the same", async () => {
  expect(await isPassword("kafe\u0301 pa\u030a hjørnet", await hashPassword("kafé på hjørnet"))).toBe(true);
});

test("nothing matches what is no stored password", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.constant("scrypt:0:0:0::"), fc.constant("scrypt:1:1:1:00:00")),
      (stored) => isPassword("lerret og lys", stored).then((matches) => expect(matches).toBe(false)),
    ),
  );
});
