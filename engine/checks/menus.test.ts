import { reportedWith, TestContent } from "../testing/test-content";
import { testReports } from "../testing/test-reports";

const MENU = "menus/meny.json";

testReports({
  [`error ${MENU} items[1].parent: er «kinoo», men det menypunktet finnes ikke. → Mente du «kino»?`]: "kinoo",
  [`error ${MENU} items[0].parent: gjør at «Kino» står under seg selv. → Velg et annet punkt, eller null for øverst.`]:
    "kino",
});

test("items that are each other's parents are both stopped", async () => {
  const content = new TestContent().set(MENU, "items[0].parent", "filmer");
  expect((await content.problems()).map(({ field, message }) => `${field} ${message}`)).toEqual([
    "items[0].parent gjør at «Kino» står under seg selv.",
    "items[1].parent gjør at «Nattoget» står under seg selv.",
  ]);
});

test.each([
  ["items[1].place", "footer", "men det står i en annen meny (header). → Velg et punkt i samme meny."],
  ["items[0].onPagesIn", "en", "som vises på sider på et annet språk. → Velg et punkt som vises på de samme sidene."],
])("a parent that is not beside its items is stopped: %s %s", async (field, value, message) => {
  expect(await reportedWith(MENU, field, value)).toContain(`error ${MENU} items[1].parent: er «kino», ${message}`);
});

test("no items of one menu file are reported for errors of another", async () => {
  const content = new TestContent()
    .write("menus/bunn.json", "{")
    .set(MENU, "items[1].parent", "et-punkt-i-den-andre-filen");
  expect((await content.problems()).map(({ file }) => file)).toEqual(["menus/bunn.json"]);
});
