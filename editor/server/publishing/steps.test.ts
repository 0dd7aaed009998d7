import type { EditorsDesk } from "../desk/desk";
import { publishingSteps } from "./steps";

const NONE = { command: undefined, releases: undefined, reload: undefined };

const deskWith = (...severities: readonly string[]): EditorsDesk =>
  Object.assign(Object.create(null), {
    content: async () => ({ problems: () => severities.map((severity) => ({ severity })) }),
  });

test("the content is checked before the site is built, and published", () => {
  const labels = publishingSteps(deskWith(), { ...NONE, command: "rsync" }).map(({ label }) => label);
  const builtHere = publishingSteps(deskWith(), NONE).map(({ label }) => label);
  expect(builtHere).toEqual(["Kontrollerer innholdet", "Bygger nettstedet", "Pakker filene"]);
  expect(labels).toEqual([
    "Kontrollerer innholdet",
    "Bygger nettstedet",
    "Pakker filene",
    "Publiserer",
    "Ser etter på nettstedet",
  ]);
});

test("errors stop publishing, and warnings do not", async () => {
  const checked = (...severities: readonly string[]) =>
    publishingSteps(deskWith(...severities), NONE)[0]?.run(() => undefined);
  expect(await checked()).toBeNull();
  expect(await checked("warning", "warning")).toBeNull();
  expect(await checked("error", "warning", "error")).toEqual({
    failure: "Innholdet har 2 feil. Rett dem, og publiser på nytt. Nettstedet er som før.",
    output: [],
  });
});
