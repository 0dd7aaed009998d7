import { TestContent } from "../testing/test-content";
import { Guard } from "./guard";

const bearsNo =
  (file: string) => (content: { readonly events: readonly { readonly origin: { readonly file: string } }[] }) => {
    if (content.events.some(({ origin }) => origin.file === file)) throw new RangeError("Invalid time value");
    return [];
  };

describe("a step that throws", () => {
  it("is reported with the file that caused it, and the others continue", async () => {
    const content = await new TestContent()
      .copy("events/desember.json", "events/januar.json", { events: [] })
      .set("events/januar.json", "events[0]", {
        id: "sen",
        production: "quiz",
        start: "2027-01-10T18:00",
        end: "2027-01-10T20:00",
        hall: "lillesal",
        status: "planned",
      })
      .loaded();
    const guard = new Guard();
    expect(await guard.check("forestillinger", content, bearsNo("events/januar.json"))).toEqual([]);
    expect(guard.problems).toEqual([
      expect.objectContaining({
        severity: "error",
        file: "events/januar.json",
        message: "Kontrollen stanset i steget «forestillinger»: Invalid time value.",
      }),
    ]);
  });

  it("is reported with the site's file when no other caused it", async () => {
    const content = await new TestContent().loaded();
    const guard = new Guard();
    await guard.check("alt", content, () => {
      throw new Error("boom");
    });
    expect(guard.problems.map(({ file }) => file)).toEqual(["sites/huset.json"]);
  });

  it("stops the build, and no exception leaves the check", async () => {
    const content = new TestContent().set("sites/huset.json", "demonstration", { anchor: "2026-11-16" });
    const { loaded, problems } = await content.load({ today: "i morgen" });
    expect(loaded).toBeNull();
    expect(problems).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/^Kontrollen stanset i steget «valg av nettsted»/) }),
    );
  });
});

test("a step that rejects is reported like one that throws", async () => {
  const guard = new Guard();
  const content = await new TestContent().loaded();
  const work = async () => Promise.reject(new Error("late"));
  expect(await guard.ofContent("noder", content, { work, instead: null })).toBeNull();
  expect(guard.problems).toHaveLength(1);
});
