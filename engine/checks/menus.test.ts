import { reportedWith, TestContent } from "../testing/test-content";

const MENU = "menus/meny.json";

describe("menu items", () => {
  it("stops an item whose parent is missing, and suggests the nearest", async () => {
    expect(await reportedWith(MENU, "items[1].parent", "kinoo")).toEqual([
      `error ${MENU} items[1].parent: er «kinoo», men det menypunktet finnes ikke. → Mente du «kino»?`,
    ]);
  });

  it("stops an item that is its own parent", async () => {
    expect(await reportedWith(MENU, "items[0].parent", "kino")).toEqual([
      `error ${MENU} items[0].parent: gjør at «Kino» står under seg selv. → Velg et annet punkt, eller null for øverst.`,
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
    expect(await reportedWith(MENU, "items[1].place", "footer")).toEqual([
      `error ${MENU} items[1].parent: er «kino», men det står i en annen meny (header). → Velg et punkt i samme meny.`,
    ]);
  });

  it("refuses a parent that pages in another language have", async () => {
    const problems = await reportedWith(MENU, "items[0].onPagesIn", "en");
    expect(problems).toContain(
      `error ${MENU} items[1].parent: er «kino», som vises på sider på et annet språk. → Velg et punkt som vises på de samme sidene.`,
    );
  });

  it("reports no items of one menu file for errors of another", async () => {
    const content = new TestContent()
      .write("menus/bunn.json", "{")
      .set(MENU, "items[1].parent", "et-punkt-i-den-andre-filen");
    expect((await content.problems()).map(({ file }) => file)).toEqual(["menus/bunn.json"]);
  });
});
