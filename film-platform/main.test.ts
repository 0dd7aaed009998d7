import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { freePort, programmeFile, spawnPlatform, whenListening, whenPrinted } from "./testing/platform-process";
import { newFolder } from "./testing/test-platform";

const settings = async (folder: string) => ({
  FILM_PLATFORM_PORT: String(await freePort()),
  FILM_PLATFORM_DATA: join(folder, "data"),
  FILM_PLATFORM_PROGRAMME: programmeFile(folder),
  CLOCK: "2026-12-05T12:00",
});

/** Starting a process takes a while on a busy machine. */
jest.setTimeout(60_000);

test("prints its address and the demonstration login, and ends on SIGTERM", async () => {
  const env = await settings(newFolder());
  const platform = spawnPlatform(env);
  await whenListening(platform);
  const answer = await fetch(`http://localhost:${env.FILM_PLATFORM_PORT}/118/events?site=118&keys=mane-1208`);
  expect(await answer.json()).toEqual([{ id: "mane-1208", status: "soldOut", seatsLeft: 0 }]);
  expect(platform.output()).toContain(
    `http://localhost:${env.FILM_PLATFORM_PORT}/118   demo@example.no   passord: kinokveld-118`,
  );
  expect(platform.output()).toContain("/178   demo@example.no   passord: kinokveld-178");
  platform.child.kill("SIGTERM");
  expect(await platform.ended).toBe(0);
});

test("prints addresses and credentials of the house's services that are theirs", async () => {
  const platform = spawnPlatform(await settings(newFolder()));
  await whenPrinted(platform, "program.csv");
  const printed = new Map(
    [...platform.output().matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const of = (name: string): string => printed.get(name) ?? "";
  const status = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(url, { headers })).status;

  const basic = Buffer.from(`${of("PLATFORM_DATA_USER")}:${of("PLATFORM_DATA_PASSWORD")}`).toString("base64");
  expect(await status(`${of("PLATFORM_DATA_URL")}/sites`, { Authorization: `Basic ${basic}` })).toBe(200);
  expect(await status(`${of("PLATFORM_DATA_URL")}/sites`)).toBe(401);
  expect(await status(`${of("RUNTIME_API_URL")}/sites/118/basic_events`)).toBe(200);

  const credentials = { clientId: of("MANAGEMENT_CLIENT_ID"), clientSecret: of("MANAGEMENT_CLIENT_SECRET") };
  const answer = await fetch(`${of("MANAGEMENT_AUTH_URL")}/token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  const articles = `${of("MANAGEMENT_URL")}/site/118/article?stable=1`;
  expect(await status(articles, { Authorization: `Bearer ${token}` })).toBe(200);
  expect(await status(articles)).toBe(401);

  const files = platform.output().match(/http:\S+\.(ics|csv)/g) ?? [];
  expect(await Promise.all(files.map((url) => status(url)))).toEqual([200, 200]);
  platform.child.kill("SIGTERM");
  await platform.ended;
});

test("reports that its port is in use", async () => {
  const env = await settings(newFolder());
  const server = createServer();
  await new Promise<void>((done) => server.listen(Number(env.FILM_PLATFORM_PORT), "localhost", done));
  const platform = spawnPlatform(env);
  expect(await platform.ended).toBe(1);
  server.close();
  expect(platform.output()).toBe(
    `Port ${env.FILM_PLATFORM_PORT} is taken. Stop what uses it, or choose another: FILM_PLATFORM_PORT=8101 npm run film-platform\n`,
  );
});

test("reports how to create a missing programme file", async () => {
  const folder = newFolder();
  const env = await settings(folder);
  rmSync(env.FILM_PLATFORM_PROGRAMME);
  const platform = spawnPlatform(env);
  expect(await platform.ended).toBe(1);
  expect(platform.output()).toContain(`${env.FILM_PLATFORM_PROGRAMME} is missing. Run "npm run build"`);
  expect(existsSync(env.FILM_PLATFORM_DATA)).toBe(false);
});

test("waits for the films with --wait", async () => {
  const folder = newFolder();
  const env = await settings(folder);
  rmSync(env.FILM_PLATFORM_PROGRAMME);
  const platform = spawnPlatform(env, ["--wait"]);
  await whenPrinted(platform, "waits");
  programmeFile(folder);
  await whenListening(platform);
  platform.child.kill("SIGTERM");
  expect(await platform.ended).toBe(0);
});

test("names an invalid setting", async () => {
  const platform = spawnPlatform({ ...(await settings(newFolder())), FILM_PLATFORM_PORT: "åtte" });
  expect(await platform.ended).toBe(1);
  expect(platform.output()).toBe("FILM_PLATFORM_PORT: must be a whole number\n");
});
