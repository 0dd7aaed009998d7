import { expect, test } from "./support/previewed";

test("a form's page is shown as it is typed, at any moment, and a click opens the field", async ({
  page,
  previewed: { desk },
}) => {
  await page.goto(`${desk.address}/#/rediger/productions/kraka`);
  // Beside the form, where there is room.
  await expect(page.getByRole("heading", { name: "Forhåndsvisning" })).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("#adresse")).toHaveText(/^\/kraka-\d+\?clock=&scheme=light$/);
  const title = page.getByLabel("Tittel", { exact: true }).first();
  await title.fill("Kråka letter");
  await expect.poll(() => desk.readPreview("productions/kraka.json")).toContain('"title": "Kråka letter"');
  expect(desk.read("productions/kraka.json")).not.toContain("Kråka letter");
  await frame.getByRole("heading").click();
  await expect(title).toBeFocused();

  await page.getByRole("button", { name: "Tidspunkt" }).click();
  await page.getByLabel("Vis siden slik den er").fill("4/12/2026 19.30");
  await page.getByRole("button", { name: "Vis", exact: true }).click();
  await page.getByText("Mørk", { exact: true }).click();
  await expect(frame.locator("#adresse")).toHaveText(/clock=2026-12-04T19%3A30&scheme=dark$/);

  await title.fill("");
  await expect(page.getByText("Viser det som sist var riktig.", { exact: false })).toBeVisible();
  expect(desk.readPreview("productions/kraka.json")).toContain('"title": "Kråka letter"');
  await page.getByRole("button", { name: "Skjul forhåndsvisningen" }).click();
  await expect.poll(() => desk.readPreview("productions/kraka.json")).toBe(desk.read("productions/kraka.json"));
  await expect(page.getByRole("button", { name: "Vis forhåndsvisning" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Forhåndsvisning" })).toBeFocused();
});

test("a new film is shown with the showings that are typed, and both are let go with the form", async ({
  page,
  previewed: { desk },
}) => {
  await page.goto(`${desk.address}/#/ny/productions?som=film`);
  await page.getByLabel("Tittel", { exact: true }).first().fill("Fyrlykta");
  await expect.poll(() => desk.readPreview("productions/fyrlykta.json")).toContain('"title": "Fyrlykta"');
  // Nothing of another film is taken for its own.
  const film = JSON.parse(desk.readPreview("productions/fyrlykta.json"));
  expect(film).toMatchObject({ assets: [] });
  expect(film).not.toHaveProperty("trailer");
  await page.getByRole("textbox", { name: "Tidspunkt" }).first().fill("8/12/2026 9.00");
  await expect.poll(() => desk.readPreview("events/fyrlykta.json")).toContain('"start": "2026-12-08T09:00"');
  await page.getByRole("textbox", { name: "Tidspunkt" }).first().fill("8/12/2026 9.");
  await expect.poll(() => desk.readPreview("events/fyrlykta.json")).toBe("");
  expect(desk.readPreview("productions/fyrlykta.json")).not.toBe("");
  await page.goto(`${desk.address}/#/`);
  await expect.poll(() => desk.readPreview("productions/fyrlykta.json")).toBe("");
});

test("a change on disk is reported within seconds, and taken in without losing what is typed", async ({
  page,
  previewed: { desk },
}) => {
  const file = "articles/aldersgrenser.json";
  await page.goto(`${desk.address}/#/rediger/articles/aldersgrenser`);
  await expect(page.getByLabel("Ingress")).toHaveAttribute("placeholder", "Skriv ingress");
  await page.getByLabel("Ingress").fill("Min ingress.");
  desk.write(file, desk.read(file).replace(/"author": "[^"]*"/, '"author": "Kinoen"'));
  await expect(page.getByText("Dette er endret på disk", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Ta inn endringene" }).click();
  await expect(page.getByText("Dette er endret på disk", { exact: false })).toHaveCount(0);
  await expect(page.getByLabel("Ingress")).toHaveValue("Min ingress.");
  await expect(page.locator("#felt-author")).toHaveValue("Kinoen");
  await expect.poll(() => desk.readPreview(file)).toContain('"author": "Kinoen"');
});

test("on a phone it is in place of the form, and a click leads back to the field", async ({
  page,
  previewed: { desk },
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`${desk.address}/#/rediger/productions/kraka`);
  const title = page.getByLabel("Tittel", { exact: true }).first();
  await expect(title).toBeVisible();
  await page.getByText("Forhåndsvisning", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Forhåndsvisning" })).toBeFocused();
  await expect(title).toBeHidden();
  await page.frameLocator("iframe").getByRole("heading").click();
  await expect(title).toBeFocused();
});

test("a message from another window opens nothing", async ({ page, previewed: { desk } }) => {
  await page.goto(`${desk.address}/#/rediger/productions/isbryteren`);
  await expect(page.frameLocator("iframe").getByRole("heading")).toBeVisible();
  const close = page.getByRole("button", { name: "Last siden på nytt" });
  await close.focus();
  // Messages come in order: when the second is there, the first has been seen.
  await page.evaluate(async () => {
    const seen = new Promise((resolve) =>
      window.addEventListener("message", ({ data }) => data === "sist" && setTimeout(resolve, 500)),
    );
    window.postMessage({ type: "kulturhus-visning", path: "/", block: null, what: "headline" }, "*");
    window.postMessage("sist", "*");
    await seen;
  });
  await expect(close).toBeFocused();
});
