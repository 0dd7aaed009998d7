import {
  acceptInvitation,
  expect,
  expectPerson,
  login,
  logOut,
  openPerson,
  PASSWORD,
  test,
} from "../support/hosted-desk";
import { field } from "../support/steps";

test("the first one comes in by a link of the operator, invites another, and both do what their roles may", async ({
  page,
  browser,
  desk,
}) => {
  await acceptInvitation(page, desk.invite("mona@example.no", "admin"), "Mona Berg");
  await expectPerson(page, "Mona Berg", "Ansvarlig");

  await page.getByRole("link", { name: "Kontoer" }).click();
  await page.getByLabel("E-postadresse").fill("kari@example.no");
  await page.getByRole("button", { name: "Lag invitasjon" }).click();
  const made = page.getByLabel("Lenke til kari@example.no");
  await expect(made).toBeFocused();
  const link = await made.inputValue();

  const other = await browser.newContext();
  await other.addInitScript(() => localStorage.setItem("redaksjon omvisning", "sett"));
  const theirs = await other.newPage();
  await acceptInvitation(theirs, link, "Kari Lie");
  await expect(theirs.getByRole("link", { name: "Kontoer" })).toHaveCount(0);
  await theirs.goto(`${desk.address}/#/publisering`);
  await expect(theirs.getByText("Bare en ansvarlig kan publisere.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Publiser nå" })).toHaveCount(0);
  await theirs.goto(`${desk.address}/#/rediger/sites/kulturhuset`);
  await expect(theirs.getByText("Innstillingene kan bare endres av en ansvarlig.")).toBeVisible();

  await theirs.goto(`${desk.address}/#/rediger/articles/ledsagerbevis`);
  await field(theirs, "author").fill("Kinoen");
  await theirs.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(theirs.getByRole("main").getByText(/^Lagret: /)).toBeVisible();
  expect(desk.git("log", "-1", "--format=%an")).toBe("Kari Lie");

  await page.getByRole("link", { name: "Hendelser" }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Lagret: Endret " })).toContainText(
    "Kari Lie",
  );

  await page.getByRole("link", { name: "Kontoer" }).click();
  await page.getByRole("button", { name: "Gjør til ansvarlig: Kari Lie" }).click();
  await expect(page.getByText("Kari Lie er nå ansvarlig.")).toBeVisible();
  await page.getByRole("button", { name: "Fjern Kari Lie" }).click();
  await page.getByRole("button", { name: "Fjern kontoen" }).click();
  await expect(page.getByText("Kari Lie er fjernet.")).toBeVisible();
  await theirs.goto(`${desk.address}/#/bilder`);
  await expect(theirs.getByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
  await other.close();
});

test("what was being written is there again after the session has ended", async ({ page, desk }) => {
  await acceptInvitation(page, desk.invite("ola@example.no", "editor"), "Ola Dahl");
  await page.goto(`${desk.address}/#/rediger/articles/aldersgrenser`);
  await field(page, "author").fill("Noe som ikke er lagret");
  // The desk notices by itself, since it asks for changes on disk.
  await page.context().clearCookies();
  await expect(page.getByText("Det du hadde skrevet, er tatt vare på")).toBeVisible();
  await login(page, "ola@example.no");
  await expect(field(page, "author")).toHaveValue("Noe som ikke er lagret");
});

test("faults of the login stand at their fields, which get the focus", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/uka`);
  await page.getByRole("button", { name: "Logg inn", exact: true }).click();
  const email = page.getByLabel("E-postadresse");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Skriv e-postadressen din/);
  await login(page, "ingen@example.no", "noe helt annet");
  const password = page.getByLabel("Passord", { exact: true });
  await expect(password).toHaveAccessibleDescription(/E-postadressen eller passordet er feil/);
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute("aria-invalid", "true");
});

test("one's own password is changed, and the old one is no more", async ({ page, desk }) => {
  await acceptInvitation(page, desk.invite("per@example.no", "editor"), "Per Vik");
  await openPerson(page);
  await page.getByRole("link", { name: "Bytt passord" }).click();
  await page.getByLabel("Passordet du har nå").fill("ikke det riktige");
  await page.getByLabel("Nytt passord").fill("et nytt lerret i salen");
  await page.getByLabel("Det nye passordet igjen").fill("et nytt lerret i salen");
  await page.getByRole("button", { name: "Bytt passord" }).click();
  const old = page.getByLabel("Passordet du har nå");
  await expect(old).toHaveAccessibleDescription(/Det gamle passordet er feil/);
  await expect(old).toBeFocused();
  await old.fill(PASSWORD);
  await page.getByRole("button", { name: "Bytt passord" }).click();
  await expect(page.getByText("Passordet er byttet.", { exact: false })).toBeVisible();
  await logOut(page);
  await login(page, "per@example.no", PASSWORD);
  await expect(page.getByText("E-postadressen eller passordet er feil", { exact: false })).toBeVisible();
  await login(page, "per@example.no", "et nytt lerret i salen");
  await expect(page.getByRole("heading", { level: 1, name: "Bytt passord" })).toBeVisible();
});

test("a used link says what to do", async ({ page, desk }) => {
  const link = desk.invite("siri@example.no", "editor");
  await acceptInvitation(page, link, "Siri Moe");
  await logOut(page);
  await expect(page.getByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("Be en ansvarlig om en ny.")).toBeVisible();
  await page.getByRole("link", { name: "Til innloggingen" }).click();
  await login(page, "siri@example.no", PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "I dag" })).toBeVisible();
});
