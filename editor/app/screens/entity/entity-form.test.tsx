/** @jest-environment jsdom */
import "../../testing/design-system";
import "../../testing/dialogs";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { deskData, problemAt } from "../../testing/desk-data";
import { Status } from "../../testing/desk-server";
import { ARTICLES, author, openKafe, saveButton, submitForm, writeAuthor } from "../../testing/edit-kafe";
import { ProblemSummary } from "./problem-summary";

const SAVE = "POST /api/save";
const CHECK = "POST /api/check";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent ?? "";

beforeEach(() => {
  localStorage.clear();
});

const CONFLICT = {
  outcome: "conflict",
  version: "2",
  theirs: { title: "Kafeen", author: "Siri" },
  merged: { title: "Kafeen", author: "Ola" },
  conflicts: [{ path: ["author"], mine: "Ola", theirs: "Siri", label: "Forfatter" }],
};

test("of a conflict both sides are shown, and what is chosen is saved from their version", async () => {
  const { server } = await openKafe({ [SAVE]: new Status(409, CONFLICT) });
  writeAuthor("Ola");
  submitForm();
  expect(await screen.findByText("Noen andre har endret det samme")).toBeTruthy();
  expect([...document.querySelectorAll("pre")].map(({ textContent }) => textContent)).toEqual(["Ola", "Siri"]);
  expect(saveButton().ariaDisabled).toBe("true");
  expect(document.activeElement?.textContent).toBe("Noen andre har endret det samme");
  expect(text()).toContain("Ikke lagret: velg øverst i skjemaet hva som skal stå.");
  press("Bruk deres");
  expect(author()).toHaveProperty("value", "Siri");
  expect(screen.queryByText("Noen andre har endret det samme")).toBeNull();
  writeAuthor("Per");
  submitForm();
  expect(await screen.findByText("Noen andre har endret det samme")).toBeTruthy();
  expect(server.bodies(SAVE).at(-1)).toMatchObject({
    base: "2",
    before: CONFLICT.theirs,
    value: { title: "Kafeen", author: "Per" },
  });
  press("Behold mitt");
  await waitFor(() => expect(document.activeElement).toBe(saveButton()));
  expect(author()).toHaveProperty("value", "Ola");
  expect(saveButton().ariaDisabled).toBe("false");
});

test.each([
  ["empty", { theirs: null }, { title: "Nå", author: null }],
  ["removed", {}, { title: "Nå" }],
])("the side that is %s is saved as such", async (_what, side, value) => {
  const conflict = { path: ["author"], mine: "Ola", label: "Forfatter", ...side };
  const merged = { title: "Nå", author: "Ola" };
  const { server } = await openKafe({ [SAVE]: new Status(409, { ...CONFLICT, merged, conflicts: [conflict] }) });
  writeAuthor("Ola");
  submitForm();
  await screen.findByText("Noen andre har endret det samme");
  press("Bruk deres");
  submitForm();
  await waitFor(() => expect(server.bodies(SAVE)).toHaveLength(2));
  expect(server.bodies(SAVE).at(-1)).toHaveProperty("value", value);
});

test("of what one side has taken away, there is nothing to see, and lists are written out", async () => {
  const conflicts = [
    { path: ["author"], mine: null, theirs: ["a"], label: "Forfatter" },
    { path: ["title"], mine: "Kafé", theirs: "Kafeen", label: "Tittel" },
  ];
  await openKafe({ [SAVE]: new Status(409, { ...CONFLICT, conflicts }) });
  writeAuthor("Ola");
  submitForm();
  await screen.findByText("Noen andre har endret det samme");
  expect([...document.querySelectorAll("pre")].map(({ textContent }) => textContent)).toEqual([
    "(tomt)",
    "a",
    "Kafé",
    "Kafeen",
  ]);
  fireEvent.click(screen.getAllByRole("button", { name: "Behold mitt" })[0] ?? document.body);
  expect(author()).toHaveProperty("value", "");
  expect(screen.getAllByRole("button", { name: "Behold mitt" })).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe("Noen andre har endret det samme");
  expect(saveButton().ariaDisabled).toBe("true");
});

test("with all changes, their conflicts are taken back", async () => {
  await openKafe({ [SAVE]: new Status(409, CONFLICT) });
  writeAuthor("Ola");
  submitForm();
  await screen.findByText("Noen andre har endret det samme");
  press("Angre alt");
  press("Forkast");
  await waitFor(() => expect(screen.queryByText("Noen andre har endret det samme")).toBeNull());
  expect(author()).toHaveProperty("value", "Siri");
});

test("all changes are taken back at once, after a question", async () => {
  await openKafe();
  writeAuthor("Ola");
  press("Angre alt");
  expect(author()).toHaveProperty("value", "Ola");
  expect(document.activeElement?.textContent).toBe("Behold");
  press("Behold");
  expect(author()).toHaveProperty("value", "Ola");
  press("Angre alt");
  press("Forkast");
  await waitFor(() => expect(author()).toHaveProperty("value", "Kari"));
  expect(saveButton().ariaDisabled).toBe("true");
});

test("a draft that the server could not delete is reported", async () => {
  await openKafe({ "DELETE /api/drafts": new Status(500, { message: "Disken er full." }) });
  writeAuthor("Ola");
  press("Angre alt");
  press("Forkast");
  expect(await screen.findByText(/^Utkastet er ikke slettet, og kan komme tilbake\./)).toBeTruthy();
  expect(author()).toHaveProperty("value", "Kari");
});

test("the question is not asked anew when what was written is gone meanwhile", async () => {
  await openKafe();
  writeAuthor("Ola");
  press("Angre alt");
  writeAuthor("Kari");
  expect(screen.queryByRole("button", { name: "Forkast" })).toBeNull();
  writeAuthor("Ola");
  expect(screen.getByRole("button", { name: "Angre alt" })).toBeTruthy();
});

test("what is wrong is listed with its field, cured by a button, and elsewhere by a link", async () => {
  const fix = { path: ["author"], value: "Redaksjonen", label: "Bruk «Redaksjonen»" };
  const other = { kind: "pages", id: "om", title: "Om oss" };
  await openKafe({
    [CHECK]: {
      here: [problemAt(["author"], { fix, severity: "warning" })],
      elsewhere: [problemAt(["blocks", 1], { entity: other, message: "peker hit." })],
    },
  });
  expect(await screen.findByRole("button", { name: "1 felt å se på" })).toBeTruthy();
  // jsdom opens no popovers.
  const here = screen.getByRole("link", { name: "Forfatter: Mangler. Skriv det.", hidden: true });
  expect(screen.getByRole("heading", { name: "Verdt å se på", hidden: true })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Endringen gir problemer andre steder" })).toBeTruthy();
  const there = screen.getByRole("link", { name: "Om oss: Peker hit. Skriv det." });
  expect(there.getAttribute("href")).toBe("#/rediger/pages/om?felt=blocks.1");
  expect(fireEvent.click(there)).toBe(true);
  Element.prototype.scrollIntoView = jest.fn();
  expect(fireEvent.click(here)).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(author()));
  expect(saveButton().textContent).toBe("Lagre utkast");
  fireEvent.click(
    screen.getAllByRole("button", { name: "Bruk «Redaksjonen». Feltet mangler.", hidden: true })[0] ?? document.body,
  );
  expect(author()).toHaveProperty("value", "Redaksjonen");
});

test("of other content nothing is cured from here", () => {
  const fix = { path: ["author"], value: "Redaksjonen", label: "Bruk «Redaksjonen»" };
  const summary = (isHere: boolean) => (
    <ProblemSummary
      heading="Galt"
      problems={[problemAt(["author"], { fix })]}
      isHere={isHere}
      onFix={() => undefined}
    />
  );
  const { rerender } = render(summary(true));
  expect(screen.getByRole("button")).toBeTruthy();
  rerender(summary(false));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link").getAttribute("href")).toBe("#/");
});

test("the field of the address has the focus", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  await openKafe({}, {}, { field: "author" });
  await waitFor(() => expect(document.activeElement).toBe(author()));
});

test("a part alone has its own heading and the way to all, and nothing is removed from there", async () => {
  await openKafe({}, {}, { only: "author" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tittel og forfatter");
  expect(screen.getByRole("link", { name: "Artikler" }).getAttribute("href")).toBe("#/rediger/articles/kafe");
  expect(screen.queryByRole("button", { name: "Slett «Kafé» …" })).toBeNull();
  document.body.replaceChildren();
  await openKafe();
  expect(screen.getByRole("button", { name: "Slett «Kafé» …" })).toBeTruthy();
});

test("earlier versions are there where there is a history", async () => {
  await openKafe();
  expect(await screen.findByText("Tidligere utgaver")).toBeTruthy();
  document.body.replaceChildren();
  await openKafe({}, { desk: { ...deskData({}, [ARTICLES]).desk, hasHistory: false } });
  expect(screen.queryByText("Tidligere utgaver")).toBeNull();
});
