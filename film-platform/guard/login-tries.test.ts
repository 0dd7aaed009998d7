import { newBrowser } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";

const folder = newFolder();
let platform: TestPlatform;

beforeEach(async () => {
  platform = await startPlatform({ dataFolder: folder, loginTries: 3 });
});

const guess = (Email = "demo@example.no", partner: 118 | 178 = 118) =>
  newBrowser().post(platform.at(partner, "login"), { Email, Password: "gjetning" });

const guessThrice = async () => {
  for (let tried = 0; tried < 3; tried += 1) expect((await guess()).status).toBe(401);
};

test("stops who guesses, and says for how long", async () => {
  await guessThrice();
  const stopped = await guess();
  expect(stopped.status).toBe(429);
  expect(stopped.json).toEqual({ statusCode: 429, message: "For mange forsøk. Vent litt og prøv igjen." });
  expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(stopped.headers.get("access-control-allow-origin")).not.toBeNull();
  expect(stopped.headers.get("access-control-expose-headers")).toContain("Retry-After");
});

test("stops the right password too, and another way of writing the address", async () => {
  await guessThrice();
  expect((await logIn(newBrowser(), platform)).status).toBe(429);
  expect((await guess(" DEMO@example.no")).status).toBe(429);
});

test("shuts out neither another member nor the other partner's", async () => {
  await guessThrice();
  expect((await guess("kari@example.no")).status).toBe(401);
  expect((await guess("demo@example.no", 178)).status).toBe(401);
  expect((await logIn(newBrowser(), platform, 178)).status).toBe(200);
});
