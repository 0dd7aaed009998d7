import { composeHouse } from "./compose-house";
import { logoFiles } from "./pictures/draw";
import { houseFor } from "./testing/house";

const composed = (...given: Parameters<typeof houseFor>): Readonly<Record<string, object | undefined>> =>
  composeHouse(houseFor(...given), logoFiles(undefined));

test("parts are in the menu in the house's order, whatever order they are answered in", () => {
  const { items } = JSON.parse(JSON.stringify(composed(["kantine", "bibliotek", "kino"])["menus/topp.json"]));
  const top = items.filter(({ parent }: { parent: string | null }) => parent === null);
  expect(top.map(({ label }: { label: string }) => label)).toEqual([
    "Kino",
    "Biblioteket",
    "Kantina",
    "Praktisk informasjon",
  ]);
});

test("old and short addresses lead to the pages of the parts, and to what every house has", () => {
  expect(composed(["kino", "utleie"])["settings/redirects.json"]).toEqual({
    redirects: [
      { from: "/kino", to: "/kinoprogram" },
      { from: "/aldersgrenser", to: "/article/aldersgrenser" },
      { from: "/leie", to: "/utleie" },
      { from: "/personvern", to: "/article/personvernerklaering" },
      { from: "/kontakt", to: "/praktisk-informasjon" },
    ],
  });
});

test("short cuts of the front page are those of the parts, and practical information last", () => {
  const front = JSON.stringify(composed(["bibliotek", "kino", "kantine"])["pages/forside.json"]);
  const paths = [...front.slice(front.indexOf("quick-links")).matchAll(/"path":"([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toEqual(["/article/aldersgrenser", "/biblioteket", "/kantina", "/praktisk-informasjon"]);
});

test("only a house with events has a page for them, and only one with films the article on age limits", () => {
  const files = (...given: Parameters<typeof houseFor>) => Object.keys(composed(...given));
  expect(files(["kino"])).not.toContain("pages/arrangement.json");
  expect(files(["bibliotek"])).toContain("pages/arrangement.json");
  expect(files(["bibliotek"])).not.toContain("articles/aldersgrenser.json");
  expect(files(["kino"])).toContain("articles/aldersgrenser.json");
  for (const file of ["sites/vikahuset.json", "pages/404.json", "pages/sok.json", "articles/personvernerklaering.json"])
    expect(files(["kantine"])).toContain(file);
});

test("the site has the logo that is drawn, or its own", () => {
  expect(logoFiles(undefined)).toEqual({ logo: "merke/logo.svg", icon: "merke/ikon.png" });
  expect(logoFiles("logo.svg")).toEqual({ logo: "merke/logo.png", icon: "merke/ikon.png" });
});
