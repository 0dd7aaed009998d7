import { TestContent } from "../test-content";

describe("loadContent", () => {
  it("has nothing to say of content without fault", async () => {
    const { loaded, problems } = await new TestContent().load();
    expect(problems).toEqual([]);
    expect(loaded?.resolvedPages.map(({ path }) => path).sort()).toEqual([
      "/",
      "/article/personvern",
      "/julequiz-k1",
      "/nattoget-101",
      "/vinterlys-103",
    ]);
  });
});
