import { hashPassword, isPassword } from "./password";

test("is known again, and no other is", async () => {
  const kept = await hashPassword("lerret og lys");
  expect(await isPassword("lerret og lys", kept)).toBe(true);
  expect(await isPassword("lerret og lyst", kept)).toBe(false);
  expect(await isPassword("", kept)).toBe(false);
});

test("is salted, so that two members with the same one cannot be told apart", async () => {
  const [first, second] = await Promise.all([hashPassword("lerret og lys"), hashPassword("lerret og lys")]);
  expect(first).not.toBe(second);
  expect(first).not.toContain("lerret");
});

test("is the same however its letters were typed", async () => {
  expect(await isPassword("kafe\u0301 pa\u030a hjørnet", await hashPassword("kafé på hjørnet"))).toBe(true);
});

test.each(["", "lerret og lys", "scrypt:00:00", "md5:00:00"])("is never right where %j is kept", async (kept) => {
  expect(await isPassword("lerret og lys", kept)).toBe(false);
});
