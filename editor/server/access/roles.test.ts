import { ROUTES } from "../../api/api";
import { HISTORY_ROUTES } from "../../api/history";
import { PUBLISHING_ROUTE } from "../../api/publishing";
import { WEEK_ROUTES } from "../../api/week";
import { hostedDesk } from "../testing/hosted-desk";

let desk: Awaited<ReturnType<typeof hostedDesk>>;
beforeAll(async () => {
  desk = await hostedDesk();
});
afterAll(() => desk.close());

const METHODS = ["GET", "POST", "DELETE"] as const;

/** The rules with the request that each is about. */
const rulesOf = () =>
  [...desk.server.rules].map(([route, { who, changes }]) => {
    const [named = "", url = ""] = route.split(" ");
    const method = METHODS.find((one) => one === named) ?? "GET";
    return { route, method, url: url.replace("*", "finnes-ikke"), pattern: url, who, changes };
  });

const audited = () => desk.accounts.audit.entries().entries.map(({ who, what, about }) => `${who}: ${what}: ${about}`);

describe("the rules of routes", () => {
  test("lets nobody in who is not logged in, but to what is for anyone", async () => {
    const browser = desk.newBrowser();
    for (const { route, method, url, who } of rulesOf()) {
      const { statusCode, body } = await browser.ask({ method, url });
      const isRefused = statusCode === 401 && body.includes("Du er ikke logget inn");
      expect([route, isRefused]).toEqual([route, who !== "anyone"]);
    }
    expect((await browser.ask({ method: "HEAD", url: ROUTES.desk })).statusCode).toBe(401);
    expect((await browser.ask({ url: "/api/../api/desk" })).statusCode).toBe(401);
  });

  test("lets an editor into nothing that is for admins", async () => {
    const { ask } = await desk.newPerson("Kari", "editor");
    const forOthers = rulesOf().filter(({ who }) => who === "admin");
    expect(forOthers.length).toBeGreaterThan(5);
    for (const { route, method, url } of forOthers)
      expect([route, (await ask({ method, url })).statusCode]).toEqual([route, 403]);
    const noted = audited().filter((line) => line.startsWith("Kari: "));
    expect(noted).toEqual(["Kari: Logget inn: ", "Kari: Brukte invitasjon: "]);
  });

  test("lets an editor write everything but the site's settings", async () => {
    const { ask } = await desk.newPerson("Ola", "editor");
    const writing = rulesOf().filter(({ changes }) => changes !== undefined);
    for (const { route, method, url } of writing.filter(({ pattern }) => pattern !== HISTORY_ROUTES.undo)) {
      const refused = await ask({ method, url, body: { kind: "sites", id: "kulturhuset", value: {} } });
      expect([route, refused.statusCode]).toEqual([route, 403]);
      const other = await ask({ method, url, body: { kind: "articles", id: "aldersgrenser", value: {} } });
      expect([route, other.statusCode]).not.toEqual([route, 403]);
    }
  });
});

const edit = async (
  { ask }: Pick<ReturnType<typeof desk.newBrowser>, "ask">,
  { kind, id, change }: { kind: string; id: string; change: object },
) => {
  const { value, version } = (await ask({ url: `${ROUTES.entities}?kind=${kind}&id=${id}` })).json();
  const body = { kind, id, base: version, before: value, value: { ...value, ...change }, editor: "En helt annen" };
  return ask({ method: "POST", url: ROUTES.save, body });
};

test("a commit and the audit trail have the name of who is logged in, whatever the browser says", async () => {
  const browser = await desk.newPerson("Siri", "editor");
  const saved = await edit(browser, { kind: "articles", id: "aldersgrenser", change: { author: "Kinoen" } });
  expect(saved.json()).toMatchObject({ outcome: "saved" });
  expect(desk.git("log", "-1", "--format=%an")).toBe("Siri");
  expect(audited()[0]).toMatch(/^Siri: Lagret: Endret Aldersgrenser/);
  const action = { do: "status", id: "kraka-1207-1800", stamp: "x", status: "soldOut" };
  await browser.ask({ method: "POST", url: WEEK_ROUTES.save, body: { action, editor: "En helt annen" } });
  expect(audited().join()).not.toContain("En helt annen");
});

test("an editor cannot undo a change of the settings, and can undo others", async () => {
  const boss = await desk.newPerson("Mona", "admin");
  const editor = await desk.newPerson("Per", "editor");
  const undo = (by: typeof boss, commit: string) =>
    by.ask({ method: "POST", url: HISTORY_ROUTES.undo, body: { commit, editor: "" } });
  const settings = await edit(boss, { kind: "sites", id: "kulturhuset", change: { name: "Et annet hus" } });
  expect(settings.json()).toMatchObject({ outcome: "saved" });
  const ofSettings = desk.git("rev-parse", "HEAD");
  await edit(editor, { kind: "articles", id: "aldersgrenser", change: { author: "Huset" } });
  const ofArticle = desk.git("rev-parse", "HEAD");
  expect((await undo(editor, ofSettings)).statusCode).toBe(403);
  expect((await undo(editor, ofArticle)).json()).toMatchObject({ outcome: "undone" });
  expect((await undo(boss, ofSettings)).json()).toMatchObject({ outcome: "undone" });
  expect(desk.git("log", "-2", "--format=%an")).toBe("Mona\nPer");
});

test("publishing is planned and cancelled by an admin, and noted", async () => {
  const { ask } = await desk.newPerson("Lise", "admin");
  const body = { editor: "En annen", at: "2099-12-24T18:00" };
  const planned = await ask({ method: "POST", url: PUBLISHING_ROUTE, body });
  expect(planned.json()).toMatchObject({ planned: { by: "Lise" } });
  await ask({ method: "DELETE", url: PUBLISHING_ROUTE });
  expect(audited().slice(0, 2)).toEqual(["Lise: Avlyste publisering: ", "Lise: Planla publisering: 2099-12-24T18:00"]);
});
