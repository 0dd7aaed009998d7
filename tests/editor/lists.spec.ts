import { expect, test } from "./support/desk";

test("the form of a showing shows what applies, and a list is chosen by name and prices", async ({ page, desk }) => {
  const before = desk.read("events/kraka.json");
  const id = /"id": "([^"]+)"/.exec(before)?.[1] ?? "";
  await page.goto(`${desk.address}/#/rediger/events/${id}`);
  const panel = page.getByRole("region", { name: "Dette gjelder for forestillingen" });
  await expect(panel).toContainText("Tilrettelegging");
  await expect(panel).toContainText("Priser");
  const list = page.getByRole("combobox", { name: /Prisliste/ });
  await list.selectOption({ label: "Kino 3D – Voksen 155 kr, Barn 120 kr, Honnør 130 kr" });
  await expect(panel).toContainText("Voksen 155 kr, Barn 120 kr, Honnør 130 kr (fra listen du har valgt)");
  await page.getByRole("button", { name: "Angre alt" }).click();
  await page.getByRole("button", { name: "Forkast", exact: true }).click();
  await expect(panel).toContainText("Voksen 135 kr, Barn 100 kr, Honnør 110 kr (standard for salen)");
  expect(desk.read("events/kraka.json")).toBe(before);
});

test("on a phone, what is done with chosen rows stands in place of the places, within its edges", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.address}/#/liste/events`);
  await expect(page.getByRole("navigation", { name: "Snarveier" })).toBeVisible();
  await page
    .getByRole("checkbox", { name: /^Velg (?!alle)/ })
    .first()
    .check();
  await expect(page.getByRole("navigation", { name: "Snarveier" })).toBeHidden();
  const remove = await page.getByRole("button", { name: "Slett …" }).boundingBox();
  const tickets = await page.getByRole("button", { name: "Billetter …" }).boundingBox();
  expect((remove?.x ?? 0) + (remove?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
  expect(tickets?.y).toBeGreaterThan((remove?.y ?? 0) + (remove?.height ?? 0));
  await page.getByRole("button", { name: "Fjern valget" }).click();
  await expect(page.getByRole("navigation", { name: "Snarveier" })).toBeVisible();
});
