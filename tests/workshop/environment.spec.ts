import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtIn, startChangingSite } from "../browser/support/changing-site";
import { leftBehind, spendEvening } from "../browser/support/film-club-evening";
import { type FilmClubPlatform, startFilmClubPlatform } from "../browser/support/film-club-platform";
import { expect, test } from "../browser/support/test";
import { filesBelow } from "./support/built-files";
import { openWorkshop } from "./support/workshop";

/**
 * Environment variables of a build: the film platform of its own partner, which is public, and secrets, which must not
 * be published. Built for the partner that the demonstration site does not have, on another host.
 */

const workshop = openWorkshop();
const publicRoot = join(workshop.site, "public");

/** Each occurs nowhere else, so any match is a leak. */
const SECRETS = {
  PLATFORM_DATA_URL: "https://kanari-data.example.no/api",
  PLATFORM_DATA_USER: "kanari-bruker",
  PLATFORM_DATA_PASSWORD: "kanari-passord",
  MANAGEMENT_URL: "https://kanari-styring.example.no/api",
  MANAGEMENT_AUTH_URL: "https://kanari-auth.example.no",
  MANAGEMENT_CLIENT_ID: "kanari-klient",
  MANAGEMENT_CLIENT_SECRET: "kanari-nokkel",
  RUNTIME_API_URL: "https://kanari-runtime.example.no/api",
  TICKET_SELLER_URL: "https://kanari-billett.example.no/api",
};
const HOST = "kino178.localhost";

let platform: FilmClubPlatform;
/** The platform's address for browsers, as given to the build. */
let address = "";

const build = (env: Readonly<Record<string, string>>) => workshop.gatsbyBuild({ CONTENT_DIR: "content", ...env });

test.beforeAll(async () => {
  platform = await startFilmClubPlatform();
  const url = new URL(platform.url178);
  url.hostname = HOST;
  address = url.href;
  workshop.restore("warm");
  workshop.edit(
    "content/sites/kulturhuset.json",
    '"partners": [{ "id": 118, "name": "Rakkestad kino" }]',
    '"partners": [{ "id": 178, "name": "Rakkestad kino" }, { "id": 118, "name": "Den andre" }]',
  );
  const { code, output } = await build({ ...SECRETS, FILM_PLATFORM_178: address });
  expect(code, output).toBe(0);
});
test.afterAll(() => platform.close());

test("secrets are in no published file, nor in the server's facts; the film platform's address is", () => {
  const texts = filesBelow(publicRoot).map((file) => [file, readFileSync(join(publicRoot, file), "latin1")] as const);
  expect(texts.length).toBeGreaterThan(100);
  const marks = ["kanari-", ...Object.keys(SECRETS)];
  const leaks = texts.flatMap(([file, text]) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => [file, mark]),
  );
  expect(leaks).toEqual([]);
  for (const file of [".cache/site-server.json", "publishing/nginx.conf", "publishing/Caddyfile"]) {
    const text = workshop.read(file);
    expect(text, file).not.toContain("kanari-");
    expect(text, "what pages may call is told to the server").toContain(new URL(address).origin);
  }
  const knowing = texts.filter(([, text]) => text.includes(address));
  expect(knowing.length, "so that the search is known to find what is there").toBeGreaterThan(0);
});

test("the site of partner 178 has its film club: a whole evening, from a new account to logging out", async ({
  page,
  context,
}) => {
  const server = await startChangingSite(builtIn(workshop.site));
  try {
    const { port } = new URL(server.origin);
    await spendEvening({ page, context, platform, partner: 178, site: `http://${HOST}:${port}` });
    expect(await leftBehind(page)).toEqual([]);
  } finally {
    await server.goAway();
  }
});

test("a variable that is wrong stops the build, which names it and gives an example", async () => {
  const { code, output } = await build({ FILM_PLATFORM_178: "film" });
  expect(code).not.toBe(0);
  expect(output).toContain("FILM_PLATFORM_178 er ingen nettadresse. → Skriv for eksempel FILM_PLATFORM_178=https://");
});
