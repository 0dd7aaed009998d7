import { mkdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { withRefreshLock } from "../../../server/releases/refresh-lock";
import { BACK_ROUTE, PUBLISHING_ROUTE } from "../../api/publishing";
import { hostedDesk } from "../testing/hosted-desk";

let desk: Awaited<ReturnType<typeof hostedDesk>>;
beforeAll(async () => {
  desk = await hostedDesk(null, (root) => join(root, "served"));
});
afterAll(() => desk.close());

const served = () => join(desk.root, "served");
const current = () => readlinkSync(join(served(), "current"));

beforeEach(() => {
  rmSync(served(), { recursive: true, force: true });
  for (const name of ["20261123T031500Z", "20261124T031502Z"])
    mkdirSync(join(served(), "releases", name), { recursive: true });
  symlinkSync("releases/20261124T031502Z", join(served(), "current"));
});

test("an admin goes back to the release before, once, and it is noted", async () => {
  const boss = await desk.newPerson("Mona", "admin");
  expect((await boss.ask({ url: PUBLISHING_ROUTE })).json()).toMatchObject({
    releases: { current: "2026-11-24T03:15:02Z", earlier: "2026-11-23T03:15:00Z" },
  });
  const back = () => boss.ask({ method: "POST", url: BACK_ROUTE });
  expect((await back()).json()).toEqual({ outcome: "wentBack", to: "2026-11-23T03:15:00Z" });
  expect(current()).toBe("releases/20261123T031500Z");
  const [latest] = desk.accounts.audit.entries().entries;
  expect(latest).toMatchObject({ who: "Mona", what: "Gikk tilbake til forrige utgave" });
  expect((await back()).json()).toMatchObject({ message: expect.stringContaining("ingen tidligere utgave") });
  expect(current()).toBe("releases/20261123T031500Z");
});

test("an editor may not, and nobody may while the site is being updated", async () => {
  const editor = await desk.newPerson("Per", "editor");
  expect((await editor.ask({ method: "POST", url: BACK_ROUTE })).statusCode).toBe(403);
  const boss = await desk.newPerson("Lise", "admin");
  await withRefreshLock(join(desk.root, "refresh"), async () => {
    const answer = await boss.ask({ method: "POST", url: BACK_ROUTE });
    expect(answer.json()).toMatchObject({ message: expect.stringContaining("oppdateres akkurat nå") });
  });
  expect(current()).toBe("releases/20261124T031502Z");
});
