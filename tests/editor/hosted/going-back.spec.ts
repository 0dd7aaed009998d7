import { mkdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expectAccessible } from "../support/accessible";
import { Desk } from "../support/desk";
import { acceptInvitation, test as base, expect } from "../support/hosted-desk";

/** A hosted desk beside two releases, of which the later one is published. */
const test = base.extend<object, { workersDesk: Desk }>({
  workersDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const desk = new Desk();
      const served = join(desk.root, "served");
      for (const name of ["20261123T031500Z", "20261124T031502Z"])
        mkdirSync(join(served, "releases", name), { recursive: true });
      symlinkSync("releases/20261124T031502Z", join(served, "current"));
      desk.hosting = { EDITOR_PREVIEW_ORIGIN: "", RELEASES_DIR: served };
      await desk.lend(use);
    },
    { scope: "worker" },
  ],
});

test("an admin goes back to the release before, after a question", async ({ page, desk }) => {
  const current = () => readlinkSync(join(desk.root, "served/current"));
  await acceptInvitation(page, desk.invite("mona@example.no", "admin"), "Mona Berg");
  await page.goto(`${desk.address}/#/publisering`);
  await expect(page.getByText("På nettstedet nå: utgaven fra tirsdag 24. november 2026 kl. 04.15.")).toBeVisible();
  const back = page.getByRole("button", { name: "Gå tilbake til forrige utgave …" });
  await back.click();
  await expect(
    page.getByText("Nettstedet blir slik det var mandag 23. november 2026 kl. 04.15.", { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Behold utgaven" }).click();
  expect(current()).toBe("releases/20261124T031502Z");
  await back.click();
  await page.getByRole("button", { name: "Ja, gå tilbake" }).click();
  await expect(page.getByText("På nettstedet nå: utgaven fra mandag 23. november 2026 kl. 04.15.")).toBeVisible();
  await expect(back).toHaveCount(0);
  expect(current()).toBe("releases/20261123T031500Z");
  await page.goto(`${desk.address}/#/hendelser`);
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Gikk tilbake til forrige utgave");
});
