import { TestContent } from "../testing/test-content";

const MENU = "menus/meny.json";

describe("menu items", () => {
  it("stops an item whose parent is missing, and suggests the nearest", async () => {
    const content = new TestContent().set(MENU, "items[1].parent", "kinoo");
    const { loaded, problems } = await content.load();
    expect(loaded).toBeNull();
    expect(problems).toEqual([
      content.problem({
        file: MENU,
        field: "items[1].parent",
        written: '"parent": "kinoo"',
        message: "er «kinoo», men det menypunktet finnes ikke.",
        cure: "Mente du «kino»?",
      }),
    ]);
  });

  it("stops an item that is its own parent", async () => {
    const content = new TestContent().set(MENU, "items[0].parent", "kino");
    expect(await content.problems()).toEqual([
      content.problem({
        file: MENU,
        field: "items[0].parent",
        written: '"parent": "kino"',
        message: "gjør at «Kino» står under seg selv.",
        cure: "Velg et annet punkt, eller null for øverst.",
      }),
    ]);
  });

  it("stops items that are each other's parents, and reports both", async () => {
    const content = new TestContent().set(MENU, "items[0].parent", "filmer");
    expect((await content.problems()).map(({ field, message }) => `${field} ${message}`)).toEqual([
      "items[0].parent gjør at «Kino» står under seg selv.",
      "items[1].parent gjør at «Nattoget» står under seg selv.",
    ]);
  });

  it("refuses a parent in another menu", async () => {
    const content = new TestContent().set(MENU, "items[1].place", "footer");
    expect(await content.problems()).toEqual([
      content.problem({
        file: MENU,
        field: "items[1].parent",
        written: '"parent": "kino"',
        message: "er «kino», men det står i en annen meny (header).",
        cure: "Velg et punkt i samme meny.",
      }),
    ]);
  });

  it("reports no items of one menu file for errors of another", async () => {
    const content = new TestContent()
      .write("menus/bunn.json", "{")
      .set(MENU, "items[1].parent", "et-punkt-i-den-andre-filen");
    expect((await content.problems()).map(({ file }) => file)).toEqual(["menus/bunn.json"]);
  });
});
