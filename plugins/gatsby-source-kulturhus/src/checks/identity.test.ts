import { TestContent } from "../test-content";

const cure = "Gi en av dem et annet navn.";

describe("names that stand for one thing", () => {
  it("stops two articles with one slug, naming both files", async () => {
    const content = new TestContent().copy("articles/personvern.json", "articles/kopi.json", { id: "kopi" });
    const problems = await content.problems();
    expect(problems).toContainEqual(
      content.problem({
        file: "articles/personvern.json",
        field: "slug",
        written: '"slug"',
        message: "er «personvern», men den er brukt i articles/kopi.json også.",
        cure,
      }),
    );
  });

  it.each([
    ["events/desember.json", "events[1].id", "nattoget-1"],
    ["menus/meny.json", "items[1].id", "kino"],
    ["productions/vinterlys.json", "ediNumber", "101"],
    ["pages/kultur.json", "id", "artikkel"],
    ["pages/forside.json", "blocks[2].id", "rich-text-2"],
  ])("stops what is used twice in %s: %s", async (file, field, value) => {
    const problems = await new TestContent().set(file, field, value).problems();
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: "error",
        field: expect.stringMatching(/(^|\.)(id|ediNumber)$/),
        message: expect.stringMatching(new RegExp(`^er «${value}», men den er brukt i .*\\.json også\\.$`)),
        cure,
      }),
    );
  });
});
