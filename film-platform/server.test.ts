import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loginAnswer } from "./api/shapes";
import { newBrowser } from "./testing/test-browser";
import { logIn, newFolder, startPlatform } from "./testing/test-platform";

const kari = { email: "kari@example.no", password: "lerret og lys", userName: "Kari" };

describe("two partners", () => {
  test("have separate members", async () => {
    const platform = await startPlatform({ dataFolder: newFolder() });
    const browser = newBrowser();
    expect((await browser.post(platform.at(118, "createUser"), kari)).status).toBe(200);
    const elsewhere = { Email: kari.email, Password: kari.password };
    expect((await browser.post(platform.at(178, "login"), elsewhere)).status).toBe(401);
    const other = await browser.post(platform.at(178, "createUser"), { ...kari, password: "noe helt annet" });
    expect(other.status).toBe(200);
  });

  test("do not accept each other's sessions or tokens", async () => {
    const platform = await startPlatform({ dataFolder: newFolder() });
    const browser = newBrowser();
    const { marsToken } = loginAnswer.parse((await logIn(browser, platform)).json);
    expect((await browser.get(platform.at(178, "watchlist"))).status).toBe(401);
    const Cookie = `film-club-session=${browser.cookie("film-club-session", "/118")?.value}`;
    expect((await newBrowser().call(platform.at(178, "watchlist"), { headers: { Cookie } })).status).toBe(401);
    expect((await newBrowser().call(platform.at(118, "watchlist"), { headers: { Cookie } })).status).toBe(200);
    const switched = await browser.post(platform.at(178, "switchTokensDx"), undefined, { "X-Token": marsToken });
    expect(switched.status).toBe(401);
  });

  test("have separate ids, reviews and tickets", async () => {
    const platform = await startPlatform({ dataFolder: newFolder() });
    const [at118, at178] = await Promise.all(
      ([118, 178] as const).map(async (partner) => {
        const browser = newBrowser();
        await logIn(browser, platform, partner);
        const calls = ["movieInfo?ediNumber=20261", "reviews?ediNumber=20261", "tickets", "watchlist"];
        return Promise.all(calls.map(async (call) => (await browser.get(platform.at(partner, call))).text));
      }),
    );
    at118?.forEach((text, index) => {
      expect(text).toContain("118-20");
      expect(text).not.toContain("178-20");
      expect(at178?.[index]).not.toContain("118-20");
      expect(text).not.toBe(at178?.[index]);
    });
  });
});

test.each(["", "118", "118/finnes-ikke", "119/events?site=119&keys=", "faults"])(
  "responds in JSON to an unknown address: /%s",
  async (path) => {
    const platform = await startPlatform({ dataFolder: newFolder() });
    const { status, json, headers } = await newBrowser().get(`${platform.url}/${path}`);
    expect(status).toBe(404);
    expect(headers.get("content-type")).toContain("application/json");
    expect(json).toEqual({ statusCode: 404, message: "Filmplattformen har ingen slik adresse." });
  },
);

test("keeps members, sessions, tokens and lists across a restart", async () => {
  const dataFolder = newFolder();
  const browser = newBrowser();
  const before = await startPlatform({ dataFolder });
  const { marsToken } = loginAnswer.parse((await logIn(browser, before)).json);
  await browser.post(before.at(118, "addMovieToWatchList"), { id: "118-20281" });
  await browser.post(before.at(178, "createUser"), kari);
  await before.close();

  const after = await startPlatform({ dataFolder });
  const list = await browser.get(after.at(118, "watchlist"));
  const switched = await newBrowser().post(after.at(118, "switchTokensDx"), undefined, { "X-Token": marsToken });
  const again = await newBrowser().post(after.at(178, "login"), { Email: kari.email, Password: kari.password });
  expect(list.json).toMatchObject([{ MovieId: "118-20267" }, { MovieId: "118-20261" }, { MovieId: "118-20281" }]);
  expect([switched.status, again.status]).toEqual([200, 200]);
});

test("stores no password and no secret in plain text", async () => {
  const dataFolder = newFolder();
  const platform = await startPlatform({ dataFolder });
  const browser = newBrowser();
  const { marsToken } = loginAnswer.parse((await logIn(browser, platform)).json);
  await browser.post(platform.at(118, "createUser"), kari);
  const session = browser.cookie("film-club-session", "/118")?.value ?? "";
  const stored = ["film-platform.db", "film-platform.db-wal"].map((file) =>
    readFileSync(join(dataFolder, file), "latin1"),
  );
  expect(stored.join()).toContain(kari.email);
  for (const secret of [kari.password, "kinokveld-118", marsToken, session])
    expect(stored.join()).not.toContain(secret);
});
