import { createServer, type Server } from "node:http";
import { test as base, Desk, expect } from "./support/desk";

/** A page as the site's in develop: src/app/develop tells of clicks in this way. */
const page = (desk: string): string => `<!doctype html><html lang="nb"><title>Side</title><main><h1>Siden</h1>
<p id="adresse"></p><button id="blokk">Blokk</button></main><script>
document.getElementById("adresse").textContent = location.pathname + location.search;
const tell = (block, what) => parent.postMessage({ type: "kulturhus-visning", path: "/presse", block, what }, "${desk}");
document.querySelector("h1").onclick = () => tell(null, "headline");
document.getElementById("blokk").onclick = () => tell("kontakt", "other");
</script></html>`;

interface Pages {
  readonly desk: Desk;
}

/** A desk with a server in place of `gatsby develop`, which takes minutes: tests/workshop/develop.spec.ts has it. */
const test = base.extend<object, { previewed: Pages }>({
  previewed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const desk = new Desk();
      const server: Server = createServer((_request, response) => {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(page(desk.address));
      });
      await new Promise<void>((done) => server.listen(0, "localhost", done));
      const address = server.address();
      desk.previewAddress = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
      await desk.start();
      await use({ desk });
      await desk.kill();
      desk.remove();
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
});

test("a form's page is shown as it is typed, at any moment, and a click opens the field", async ({
  page,
  previewed: { desk },
}) => {
  await page.goto(`${desk.address}/#/rediger/productions/kraka`);
  await page.getByRole("button", { name: "Forhåndsvis" }).click();
  await expect(page.getByRole("heading", { name: "Forhåndsvisning" })).toBeFocused();
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("#adresse")).toHaveText(/^\/kraka-\d+\?klokke=&farger=light$/);
  const title = page.getByLabel("Tittel", { exact: true }).first();
  await title.fill("Kråka letter");
  await expect.poll(() => desk.readPreview("productions/kraka.json")).toContain('"title": "Kråka letter"');
  expect(desk.read("productions/kraka.json")).not.toContain("Kråka letter");
  await frame.getByRole("heading").click();
  await expect(title).toBeFocused();

  await page.getByLabel("Slik det er").fill("4/12/2026 19.30");
  await page.getByRole("button", { name: "Vis", exact: true }).click();
  await page.getByText("Mørk", { exact: true }).click();
  await expect(frame.locator("#adresse")).toHaveText(/klokke=2026-12-04T19%3A30&farger=dark$/);

  await title.fill("");
  await expect(page.getByText("Viser det som sist var riktig. Rett 1 feil", { exact: false })).toBeVisible();
  expect(desk.readPreview("productions/kraka.json")).toContain('"title": "Kråka letter"');
  await page.getByRole("button", { name: "Lukk" }).click();
  await expect.poll(() => desk.readPreview("productions/kraka.json")).toBe(desk.read("productions/kraka.json"));
});

test("a change on disk is told within seconds, and taken in without losing what is typed", async ({
  page,
  previewed: { desk },
}) => {
  const file = "articles/aldersgrenser.json";
  await page.goto(`${desk.address}/#/rediger/articles/aldersgrenser`);
  await page.getByLabel("Ingress").fill("Min ingress.");
  desk.write(file, desk.read(file).replace(/"author": "[^"]*"/, '"author": "Kinoen"'));
  await expect(page.getByText("Dette er endret på disk", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Ta inn endringene" }).click();
  await expect(page.getByText("Dette er endret på disk", { exact: false })).toHaveCount(0);
  await expect(page.getByLabel("Ingress")).toHaveValue("Min ingress.");
  await expect(page.locator("#felt-author")).toHaveValue("Kinoen");
  await expect.poll(() => desk.readPreview(file)).toContain('"author": "Kinoen"');
});

test("a message from another window opens nothing", async ({ page, previewed: { desk } }) => {
  await page.goto(`${desk.address}/#/rediger/productions/isbryteren`);
  await page.getByRole("button", { name: "Forhåndsvis" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading")).toBeVisible();
  const close = page.getByRole("button", { name: "Lukk" });
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
