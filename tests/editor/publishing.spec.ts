import { expect, test } from "./support/desk";

test("content with errors cannot be published: what is wrong is said, and the way leads to its field", async ({
  page,
  desk,
}) => {
  const file = "articles/ledsagerbevis.json";
  const before = desk.read(file);
  desk.write(file, before.replace(/"title": "[^"]*"/, '"title": ""'));
  await page.goto(`${desk.address}/#/publisering`);
  await expect(page.getByRole("heading", { name: /^Rett .* før du publiserer$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Bygg på denne maskinen" })).toBeDisabled();
  await page
    .getByRole("link", { name: /^Rett: / })
    .first()
    .click();
  await expect(page.locator("#felt-title")).toBeFocused();
});

test("a time is planned as people write it, survives a restart, and can be cancelled", async ({ page, desk }) => {
  await desk.kill();
  desk.settings = { PUBLISH_COMMAND: "true" };
  await desk.start();
  await page.goto(`${desk.address}/#/publisering`);
  await page.getByText("Publiser senere …").click();
  await page.getByLabel("Tidspunkt").fill("24/12/2099 18.00");
  await page.getByRole("button", { name: "Planlegg" }).click();
  const planned = page.getByText("Publiseres torsdag 24. desember 2099 kl. 18.00", { exact: false });
  await expect(planned).toBeVisible();
  await desk.kill();
  await desk.start();
  await page.reload();
  await expect(planned).toBeVisible();
  await page.getByRole("button", { name: "Ikke publiser da" }).click();
  await expect(planned).toHaveCount(0);
  desk.settings = {};
});
