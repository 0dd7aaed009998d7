import { mkdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { withRefreshLock } from "../../../server/releases/refresh-lock";
import { BACK_ROUTE } from "../../api/publishing";
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
