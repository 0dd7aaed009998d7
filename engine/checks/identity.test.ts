import { TestContent } from "../testing/test-content";

describe("unique names", () => {
  it("stops two articles with one slug, naming both files", async () => {
    const content = new TestContent().copy("articles/personvern.json", "articles/kopi.json", { id: "kopi" });
    expect(await content.reported()).toContainEqual(
      `error articles/personvern.json slug: er «personvern», men den er brukt i articles/kopi.json også. → Gi en av dem et annet navn.`,
    );
  });

  it.each([
    ["events/desember.json", "events[1].id", "nattoget-1", /^Gi en av dem en annen id\./],
    ["menus/meny.json", "items[1].id", "kino", /^Gi en av dem en annen id\./],
    ["productions/vinterlys.json", "ediNumber", "101", /^Rett det ene nummeret\./],
    ["pages/kultur.json", "id", "artikkel", /^Gi en av dem en annen id\./],
    ["pages/forside.json", "blocks[2].id", "rich-text-2", /^Gi en av dem en annen id\./],
    ["settings/redirects.json", "redirects[1]", { from: "/gammel", to: "/" }, /^Fjern den ene/],
  ])("stops duplicates in %s: %s", async (file, field, value, cure) => {
    const problems = await new TestContent().set(file, field, value).problems();
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: "error",
        field: expect.stringMatching(/(^|\.)(id|ediNumber|from)$/),
        message: expect.stringMatching(/^er «[^»]+», men den er brukt i .*\.json også\.$/),
        cure: expect.stringMatching(cure),
      }),
    );
  });
});
