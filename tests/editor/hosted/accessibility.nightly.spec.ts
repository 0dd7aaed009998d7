import { expectAccessible } from "../support/accessible";
import { acceptInvitation, expect, login, logOut, test } from "../support/hosted-desk";

test("logging in and invitations have no faults", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/`);
  await expect(page.getByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
  await expectAccessible(page);
  await login(page, "ingen@example.no", "noe helt annet");
  await expect(page.getByText("E-postadressen eller passordet er feil")).toBeVisible();
  await expectAccessible(page);
  await page.goto(desk.invite("ny@example.no", "editor"));
  await expect(page.getByText("Du er invitert som redaktør.")).toBeVisible();
  await page.getByRole("button", { name: "Lagre og logg inn" }).click();
  await expect(page.getByText("Passordet er for kort.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${desk.address}/#/invitasjon/ukjent`);
  await expect(page.getByText("Be en ansvarlig om en ny.")).toBeVisible();
  await expectAccessible(page);
});

test("accounts, the audit trail and what an editor may not do have no faults", async ({ page, desk }) => {
  await acceptInvitation(page, desk.invite("mona@example.no", "admin"), "Mona Berg");
  await page.goto(`${desk.address}/#/kontoer`);
  await page.getByLabel("E-postadresse").fill("en.person.med.lang.adresse@kulturhuset.example.no");
  await page.getByRole("button", { name: "Lag invitasjon" }).click();
  await expect(page.getByRole("heading", { name: "Invitasjoner som ikke er brukt" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fjern Mona Berg" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fjern kontoen" }).click();
  await expect(page.getByText("Gi rollen til en annen først.")).toBeVisible();
  await page.goto(`${desk.address}/#/passord`);
  await page.getByRole("button", { name: "Bytt passord" }).click();
  await expect(page.getByText("Skriv passordet du har nå.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${desk.address}/#/hendelser`);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Brukte invitasjon" })).toBeVisible();
  await expectAccessible(page);
  await logOut(page);
  await acceptInvitation(page, desk.invite("kari@example.no", "editor"), "Kari Lie");
  for (const address of ["publisering", "rediger/sites/kulturhuset"]) {
    await page.goto(`${desk.address}/#/${address}`);
    await expect(
      page
        .getByText(/en ansvarlig\./)
        .or(page.getByText("Bare en ansvarlig"))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  }
});
