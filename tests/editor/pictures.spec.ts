import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Desk, expect, test } from "./support/desk";
import { dropFile } from "./support/steps";

const FILM = "productions/kraka.json";

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1350, channels: 3, background } })
    .withExif({ IFD0: { Make: "Hemmelig kamera" } })
    .jpeg()
    .toBuffer();

/** The poster's picture, and its name in the content. */
const poster = (page: Page) => page.locator("#felt-assets-1-image");
const nameOf = async (page: Page): Promise<string> =>
  ((await poster(page).locator("xpath=../img").getAttribute("src")) ?? "").replace("/miniatyrer/", "");

const openPoster = async (page: Page, desk: Desk): Promise<void> => {
  await page.goto(`${desk.address}/#/rediger/productions/kraka?felt=assets.1.image`);
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await expect(poster(page)).toBeVisible();
};

const save = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("main").getByText("Lagret: Endret Kråka: bilder.")).toBeVisible();
};

const changedLines = (desk: Desk): string =>
  desk.git("show", "--numstat", "--format=", desk.git("log", "-1", "--format=%H", "--", `content/${FILM}`));

test("a film gets a new picture from a file: named, stripped, committed, and one line changed", async ({
  page,
  desk,
}) => {
  await openPoster(page, desk);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Last opp bilde" }).first().click();
  await (await chooser).setFiles({ name: "IMG_2034.JPG", mimeType: "image/jpeg", buffer: await photo("#225577") });
  await expect(page.getByText("Lagt til som filmer/kraka-2.jpg (900 × 1350 piksler).")).toBeVisible();
  expect(await nameOf(page)).toBe("filmer/kraka-2.jpg");
  const bytes = readFileSync(`${desk.root}/content/images/filmer/kraka-2.jpg`);
  expect(bytes.toString("latin1")).not.toContain("Hemmelig");
  expect(desk.git("log", "-1", "--format=%s")).toBe("Nytt bilde: filmer/kraka-2.jpg");
  await save(page);
  expect(changedLines(desk)).toMatch(/^1\s+1\s/);
  expect(desk.read(FILM)).toContain('"image": "filmer/kraka-2.jpg"');
});

test("a pasted picture is taken in, and the same one again is found", async ({ page, desk }) => {
  await openPoster(page, desk);
  const paste = async (bytes: Buffer, name: string, type: string): Promise<void> => {
    await poster(page).evaluate(
      (field, sent) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(sent.bytes)], sent.name, { type: sent.type }));
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      },
      { bytes: [...bytes], name, type },
    );
  };
  const bytes = await photo("#774422");
  await paste(bytes, "image.png", "image/png");
  await expect(page.getByText(/^Lagt til som filmer\/kraka-\d\.jpg/)).toBeVisible();
  const first = await nameOf(page);
  await paste(bytes, "igjen.jpg", "image/jpeg");
  await expect(page.getByText(`Dette bildet finnes allerede, som ${first}. Det brukes her.`)).toBeVisible();
  await paste(Buffer.from("Dette er en tekst."), "plakat.jpg", "image/jpeg");
  await expect(page.getByRole("alert").getByText("Filen er ikke et bilde.", { exact: false })).toBeVisible();
  expect(await nameOf(page)).toBe(first);
  await page.getByRole("button", { name: "Angre alt" }).click();
  await page.getByRole("button", { name: "Forkast", exact: true }).click();
});

test("a dropped picture and one from the camera are taken in, and so is no other file", async ({ page, desk }) => {
  await openPoster(page, desk);
  const place = page.getByRole("group", { name: "Nytt bilde" }).first();
  await dropFile(place, { name: "DSC_1.JPG", type: "image/jpeg", bytes: await photo("#447722") });
  await expect(page.getByText(/^Lagt til som filmer\/kraka-\d\.jpg \(900 × 1350 piksler\)\.$/)).toBeVisible();
  const dropped = await nameOf(page);
  expect(readFileSync(`${desk.root}/content/images/${dropped}`).length).toBeGreaterThan(1000);
  await dropFile(place, { name: "plakat.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") });
  await expect(page.getByRole("alert").getByText("Dette er en PDF og ikke et bilde.", { exact: false })).toBeVisible();
  expect(await nameOf(page)).toBe(dropped);
  // A phone offers its camera beside its pictures, and converts to these.
  const chooser = place.locator("input[type=file]:not([capture])");
  await expect(chooser).toHaveAttribute("accept", "image/jpeg,image/png,image/webp,image/gif");
  await chooser.setInputFiles({ name: "image.jpg", mimeType: "image/jpeg", buffer: await photo("#112299") });
  await expect.poll(() => nameOf(page)).not.toBe(dropped);
  const taken = await nameOf(page);
  await expect(page.getByText(`Lagt til som ${taken} (900 × 1350 piksler).`)).toBeVisible();
  expect(readFileSync(`${desk.root}/content/images/${taken}`).toString("latin1")).not.toContain("Hemmelig");
  await page.getByRole("button", { name: "Angre alt" }).click();
  await page.getByRole("button", { name: "Forkast", exact: true }).click();
});

test("the focal point is moved by keys and by a click, with every cut beside it", async ({ page, desk }) => {
  await openPoster(page, desk);
  await page.getByText("Fokuspunkt", { exact: true }).click();
  const marker = page.getByRole("button", { name: /^Fokuspunkt/ });
  const before = await marker.getAttribute("aria-label");
  await marker.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(marker).not.toHaveAttribute("aria-label", before ?? "");
  const cuts = page.getByRole("list", { name: "Utsnitt" }).first();
  await expect(cuts.getByRole("listitem")).toHaveText([
    "Bredt, 16:9",
    "Plakat, 2:3",
    "Kvadrat",
    "Deling (automatisk)",
    "Liste (automatisk)",
  ]);
  await page.locator("[class*=stage] > img").click({ position: { x: 10, y: 10 } });
  const x = page.getByRole("textbox", { name: "Fra venstre" });
  await expect(x).toHaveValue(/^0(,0\d)?$/);
  const chosen = await x.inputValue();
  await expect(cuts.locator("img").first()).toHaveCSS(
    "object-position",
    new RegExp(`^${Number(chosen.replace(",", ".")) * 100}% `),
  );
  await save(page);
  expect(desk.read(FILM)).toMatch(new RegExp(`"x": ${chosen.replace(",", ".")}`));
});

test("pictures that nothing uses are listed first and can be removed; others cannot", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/bilder`);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Last opp bilde" }).click();
  await (await chooser).setFiles({ name: "Gammel sal.jpg", mimeType: "image/jpeg", buffer: await photo("#a0b0c0") });
  const tile = page.getByRole("listitem").filter({ has: page.getByTitle("bilder/gammel-sal.jpg") });
  await expect(tile).toContainText("Ikke i bruk");
  const used = page
    .getByRole("listitem")
    .filter({ has: page.locator('img[src*="filmer/nattekspressen.jpg"]') })
    .first();
  await expect(used.getByRole("link", { name: "Nattekspressen" }).first()).toBeVisible();
  await expect(used.getByRole("button")).toHaveCount(0);
  const refused = await page.request.post(`${desk.address}/api/bilder/fjern`, {
    data: { picture: "filmer/nattekspressen.jpg", editor: "" },
  });
  expect(await refused.json()).toMatchObject({ outcome: "refused" });
  await page.getByRole("switch", { name: /^Bare bilder som ikke er i bruk/ }).check();
  await tile.getByRole("button", { name: "Fjern: bilder/gammel-sal.jpg" }).click();
  await tile.getByRole("button", { name: "Ja, fjern" }).click();
  await expect(page.getByText("bilder/gammel-sal.jpg er fjernet.")).toBeVisible();
  await expect(tile).toHaveCount(0);
  expect(desk.git("log", "-1", "--format=%s")).toBe("Fjernet bilde: bilder/gammel-sal.jpg");
});

test("bytes of a foreign page are refused", async ({ request, desk }) => {
  const about = new URLSearchParams({ name: "a.jpg", title: "a", beside: "", kind: "pages", editor: "" });
  const send = (headers: Record<string, string>) =>
    request.post(`${desk.address}/api/bilder/nytt?${about}`, { headers, data: Buffer.from("x") });
  const own = { "Content-Type": "application/octet-stream" };
  expect((await send({ ...own, Origin: "https://ond.example" })).status()).toBe(403);
  expect((await send({ ...own, Host: "ond.example" })).status()).toBe(403);
  expect((await send({ "Content-Type": "text/plain" })).status()).toBe(403);
  expect((await send({ "Content-Type": "application/json" })).status()).toBe(400);
});
