import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { filesBelow } from "./support/built-files";
import { openWorkshop } from "./support/workshop";

/** What is secret in the environment of a build reaches nothing that is published. */

const workshop = openWorkshop();
const publicRoot = join(workshop.site, "public");

/** Each is found nowhere else, so what is found has leaked. */
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
const KNOWN_TO_BROWSERS = { FILM_PLATFORM_118: "https://apen-film.example.no/118" };

const build = (env: Readonly<Record<string, string>>) =>
  workshop.gatsbyBuild({ CONTENT_DIR: "content", CLOCK: "2026-12-24T12:00", ...env });

test("secrets are in no published file, nor in what is told to the server; the film platform's address is", async () => {
  workshop.restore("warm");
  const { code, output } = await build({ ...SECRETS, ...KNOWN_TO_BROWSERS });
  expect(code, output).toBe(0);
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
    expect(text, "what pages may call is told to the server").toContain("https://apen-film.example.no");
  }
  const knowing = texts.filter(([, text]) => text.includes(KNOWN_TO_BROWSERS.FILM_PLATFORM_118));
  expect(knowing.length, "so that the search is known to find what is there").toBeGreaterThan(0);
});

test("a variable that is wrong stops the build, which names it and gives an example", async () => {
  const { code, output } = await build({ FILM_PLATFORM_118: "film" });
  expect(code).not.toBe(0);
  expect(output).toContain("FILM_PLATFORM_118 er ingen nettadresse. → Skriv for eksempel FILM_PLATFORM_118=https://");
});
