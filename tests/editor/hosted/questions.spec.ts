import { expectAccessible } from "../support/accessible";
import { errorsOf } from "../support/faults";
import { acceptInvitation, expect, test } from "../support/hosted-desk";

test("a colleague is asked at a form, finds the question in «I dag», and the answer comes back", async ({
  page,
  browser,
  desk,
}) => {
  const other = await browser.newContext();
  await other.addInitScript(() => localStorage.setItem("redaksjon omvisning", "sett"));
  const olas = await other.newPage();
  await acceptInvitation(olas, desk.invite("ola@example.no", "editor"), "Ola Moe");
  await acceptInvitation(page, desk.invite("kari@example.no", "editor"), "Kari Lie");
  const errors = errorsOf(page);

  await page.goto(`${desk.address}/#/rediger/articles/aldersgrenser`);
  await page.getByRole("button", { name: "Be noen se over …" }).click();
  await page.getByLabel("Hvem").selectOption("Ola Moe");
  await page.getByLabel("Hva du lurer på").fill("Stemmer alderen?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Venter på Ola Moe", { exact: false })).toBeVisible();
  await desk.kill();
  await desk.start();

  await olas.reload();
  const asked = olas.getByRole("region", { name: "Spørsmål" });
  await expect(asked).toContainText("Kari Lie spør deg");
  await asked.getByRole("link", { name: "Aldersgrenser" }).click();
  await asked.getByRole("button", { name: "Svar …" }).click();
  await olas.getByLabel("Svar til Kari Lie").fill("Ja, den stemmer.");
  await olas.getByRole("button", { name: "Send svaret" }).click();
  await expect(asked.getByRole("listitem")).toHaveCount(0);

  await page.goto(`${desk.address}/#/`);
  const answered = page.getByRole("region", { name: "Spørsmål" });
  await expect(answered).toContainText("Ja, den stemmer.");
  await expectAccessible(page);
  await answered.getByRole("button", { name: "Fjern" }).click();
  await expect(answered).toHaveCount(0);
  // The browser reports what it asked for during the restart, or was waiting for as the desk was killed.
  expect(errors.filter((error) => !/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/.test(error))).toEqual([]);
  expect(desk.git("status", "--porcelain", "--", "content")).toBe("");
  await other.close();
});
