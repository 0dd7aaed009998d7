import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
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
