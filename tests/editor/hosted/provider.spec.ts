import type { Page } from "@playwright/test";
import { freePort } from "../../support/free-port";
import { expectAccessible } from "../support/accessible";
import { Desk } from "../support/desk";
import { test as base, expect, expectPerson, logOut } from "../support/hosted-desk";
import { CLIENT, startProvider } from "../support/oidc-provider";

const test = base.extend<object, { workersDesk: Desk }>({
  workersDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const desk = new Desk();
      const [port, providersPort] = [await freePort("127.0.0.1"), await freePort("127.0.0.1")];
      desk.hosting = {
        EDITOR_PORT: String(port),
        EDITOR_ORIGIN: `http://localhost:${port}`,
        EDITOR_OIDC_ISSUER: `http://localhost:${providersPort}`,
        EDITOR_OIDC_CLIENT_ID: CLIENT.id,
        EDITOR_OIDC_CLIENT_SECRET: CLIENT.secret,
        EDITOR_OIDC_NAME: "Kommunens ID",
        EDITOR_OIDC_CLAIM: "roles",
        EDITOR_OIDC_ADMIN: "kino-leder",
      };
      desk.port = port;
      const provider = await startProvider(providersPort, `http://localhost:${port}`);
      await desk.lend(use);
      await provider.stop();
    },
    { scope: "worker" },
  ],
});

const enter = async (page: Page, desk: Desk, login: string): Promise<void> => {
  await page.goto(`${desk.address}/#/`);
  await page.getByRole("link", { name: "Logg inn med Kommunens ID" }).click();
  await logInAtProvider(page, login);
};

const logInAtProvider = async (page: Page, login: string): Promise<void> => {
  await page.locator("input[name=login]").fill(login);
  await page.locator("input[name=password]").fill("hva som helst");
  await page.locator("button[type=submit]").click();
  await page.getByRole("button", { name: "Continue" }).click();
};

test("an invited person comes in with the provider, and nobody with a password", async ({ page, desk }) => {
  desk.invite("kari@example.no", "editor");
  await page.goto(`${desk.address}/#/`);
  await expect(page.getByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
  await expect(page.getByLabel("Passord")).toHaveCount(0);
  await expectAccessible(page);
  await enter(page, desk, "kari@example.no");
  await expectPerson(page, "Navn for kari@example.no", "Redaktør");
  const answer = await page.request.post(`${desk.address}/api/innlogging`, {
    headers: { Origin: desk.address },
    data: { email: "kari@example.no", password: "" },
  });
  expect(answer.status()).toBe(404);
});

test("who has the link of an invitation comes in with an address that the provider has not proved", async ({
  page,
  desk,
}) => {
  await page.goto(desk.invite("siri@example.no", "editor"));
  await expect(page.getByText("Invitasjonen er til siri@example.no")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Logg inn med Kommunens ID" }).click();
  await logInAtProvider(page, "mange@example.no");
  await expectPerson(page, "Navn for mange@example.no", "Redaktør");
});

test("a role of the provider needs no invitation", async ({ page, desk }) => {
  await enter(page, desk, "leder@example.no");
  await page.getByRole("link", { name: "Kontoer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kontoer" })).toBeVisible();
  await expect(page.getByText("leder@example.no, ansvarlig")).toBeVisible();
  await expect(page.getByRole("button", { name: /Lenke til nytt passord/ })).toHaveCount(0);
  await logOut(page);
  await expect(
    page.getByText("Du er logget ut av redaksjonen, men fortsatt logget inn med Kommunens ID."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "logg ut av Kommunens ID også" }).click();
  await expect(page.getByRole("heading", { name: /sign-out/ })).toBeVisible();
});

for (const login of ["fremmed@example.no", "ubekreftet@example.no"])
  test(`${login} is asked to request an invitation`, async ({ page, desk }) => {
    desk.invite("noen@example.no", "editor");
    await enter(page, desk, login);
    await expect(page.getByRole("alert")).toContainText("Du har ikke tilgang til redaksjonen.");
    await expectAccessible(page);
    expect((await page.request.get(`${desk.address}/api/desk`)).status()).toBe(401);
  });

test("an answer that a browser has not asked for lets nobody in", async ({ page, browser, desk }) => {
  desk.invite("ola@example.no", "editor");
  const answered = page.waitForRequest(/\/innlogging\/svar/);
  await page.route("**/innlogging/svar**", (route) => route.abort());
  await enter(page, desk, "ola@example.no").catch(() => {});
  const unused = new URL((await answered).url());
  const stranger = await browser.newContext();
  const ask = async (url: string) => (await stranger.request.get(url, { maxRedirects: 0 })).headers().location ?? "";
  expect(await ask(unused.href), "without a login of its own").toBe("/#/innlogging/igjen");
  await ask(`${desk.address}/innlogging/start`);
  expect(await ask(unused.href), "with another login's state").toBe("/#/innlogging/igjen");
  const begun = new URL(await ask(`${desk.address}/innlogging/start`)).searchParams;
  expect(Object.fromEntries(begun)).toMatchObject({ code_challenge_method: "S256", response_type: "code" });
  expect(begun.get("nonce")).toMatch(/^[\w-]{43}$/);
  unused.searchParams.set("state", begun.get("state") ?? "");
  expect(await ask(unused.href), "with its own state and another's code").toBe("/#/innlogging/igjen");
  expect((await stranger.request.get(`${desk.address}/api/desk`)).status()).toBe(401);
  await stranger.close();
});
