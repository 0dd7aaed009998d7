import { ACCOUNT_ROUTES } from "../../api/accounts";
import { ROUTES } from "../../api/api";
import { PUBLISHING_ROUTE } from "../../api/publishing";
import { smallAccess } from "../testing/small-access";
import { forAdmins, forAnyone, forEditors, forWriters } from "./rules";

/** With routes of the desk that only say what reaches them. */

type Access = Awaited<ReturnType<typeof smallAccess>>;

let access: Access;
let editor: ReturnType<Access["person"]>;
let boss: ReturnType<Access["person"]>;
beforeEach(async () => {
  access = await smallAccess({
    addRoutes: (server) => {
      server.get(ROUTES.desk, forEditors, async ({ query, person }) => ({ query, person }));
      server.get("/*", forAnyone, async () => "siden");
      server.post(ROUTES.save, forWriters, async ({ body }) => ({ outcome: "saved", message: "Endre Kråka", body }));
      server.post(ROUTES.check, forEditors, async ({ body }) => ({ body }));
      server.post(PUBLISHING_ROUTE, forAdmins, async () => ({ attempt: null }));
    },
  });
  editor = access.person("Kari", "editor");
  boss = access.person("Mona", "admin");
});
afterEach(() => access.close());

const post = (url: string, body: unknown, as?: string) => access.ask({ method: "POST", url, body, as });

test("without a session, or with one that has ended, there is only what is for anyone", async () => {
  for (const as of [undefined, "gjettet"]) {
    const { statusCode, json } = await access.ask({ url: ROUTES.desk, as });
    expect([statusCode, json().message]).toEqual([401, expect.stringContaining("Du er ikke logget inn")]);
    expect((await access.ask({ method: "HEAD", url: ROUTES.desk, as })).statusCode).toBe(401);
    expect((await access.ask({ url: "/", as })).body).toBe("siden");
    expect((await access.ask({ url: "/api/finnes-ikke", as })).body).toBe("siden");
  }
  expect((await access.ask({ url: ROUTES.desk, as: editor.secret })).statusCode).toBe(200);
  access.wait(8 * 24 * 3_600_000);
  expect((await access.ask({ url: ROUTES.desk, as: editor.secret })).statusCode).toBe(401);
});

test("what is for admins is refused to editors, and written nowhere", async () => {
  const refused = await post(PUBLISHING_ROUTE, { at: null }, editor.secret);
  expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining("bare en ansvarlig")]);
  expect(access.noted()).toEqual([]);
  expect((await post(PUBLISHING_ROUTE, { at: null }, boss.secret)).statusCode).toBe(200);
  expect(access.noted()).toEqual([["Publiserte", "Mona", ""]]);
});

test("editors write everything but the settings, and what they write is noted", async () => {
  const save = (kind: string, as: string) => post(ROUTES.save, { kind, editor: "En annen" }, as);
  expect((await save("articles", editor.secret)).json().body).toEqual({ kind: "articles", editor: "Kari" });
  const refused = await save("sites", editor.secret);
  expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining("innstillinger")]);
  expect((await save("sites", boss.secret)).statusCode).toBe(200);
  expect(access.noted()).toEqual([
    ["Lagret", "Mona", "Endre Kråka"],
    ["Lagret", "Kari", "Endre Kråka"],
  ]);
});

test("the server says who the editor is, in bodies and queries, and changes nothing that is no object", async () => {
  const told = await access.ask({ url: `${ROUTES.desk}?editor=En%20annen&kind=pages`, as: editor.secret });
  expect(told.json()).toEqual({ query: { editor: "Kari", kind: "pages" }, person: editor.person });
  expect((await post(ROUTES.check, [1], editor.secret)).json()).toEqual({ body: [1] });
  expect((await post(ROUTES.check, { editor: "x" }, editor.secret)).json()).toEqual({ body: { editor: "Kari" } });
  // What only reads is not noted.
  expect(access.noted()).toEqual([]);
});

test("answers are not kept, but for the files of the app", async () => {
  const cacheOf = async (url: string) => (await access.ask({ url, as: editor.secret })).headers["cache-control"];
  expect([await cacheOf("/"), await cacheOf(ROUTES.desk), await cacheOf(ACCOUNT_ROUTES.session)]).toEqual([
    ...["no-cache", "no-store", "no-store"],
  ]);
});

test("requests of other pages are refused before anything else, and every answer has the desk's headers", async () => {
  const foreign = await access.ask({ url: ROUTES.desk, as: editor.secret, headers: { origin: "https://ond.example" } });
  expect([foreign.statusCode, foreign.json()]).toEqual([403, { message: "Spørsmålet kommer fra et annet nettsted." }]);
  for (const { headers } of [foreign, await access.ask({ url: "/" })])
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "x-content-type-options": "nosniff" });
});
