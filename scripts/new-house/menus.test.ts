import { menuFiles } from "./menus";

const contribution = (label: string, ...entries: readonly (readonly [string, string])[]) => ({
  files: {},
  menu: { label, entries },
});

const itemsOf = (...contributions: Parameters<typeof menuFiles>[0]) =>
  menuFiles(contributions)["menus/topp.json"].items.map(({ id, parent, label, path, order }) => [
    id,
    parent,
    label,
    path,
    order,
  ]);

test("a part with several pages is a group, with each page by its own name", () => {
  expect(itemsOf(contribution("Kino", ["Kinoprogram", "/kinoprogram"], ["På kino nå", "/filmer"])).slice(0, 3)).toEqual(
    [
      ["meny-1", null, "Kino", null, 1],
      ["meny-1-1", "meny-1", "Kinoprogram", "/kinoprogram", 1],
      ["meny-1-2", "meny-1", "På kino nå", "/filmer", 2],
    ],
  );
});

test("a part with one page is that page, one without a menu is not there, and the house itself comes last", () => {
  expect(itemsOf(contribution("Kantine", ["Kantina", "/kantina"]), { files: {} })).toEqual([
    ["meny-1", null, "Kantina", "/kantina", 1],
    ["meny-2", null, "Praktisk informasjon", "/praktisk-informasjon", 2],
  ]);
});

test("the statements that the law demands are in the footer of every house", () => {
  const { items } = menuFiles([])["menus/bunn.json"];
  expect(items.map(({ label, place, order }) => [label, place, order])).toEqual([
    ["Personvernerklæring", "footer", 1],
    ["Informasjonskapsler", "footer", 2],
    ["Tilgjengelighetserklæring", "footer", 3],
  ]);
});
