import { TestContent } from "../testing/test-content";

const SITE = "sites/huset.json";
const EVENTS = "events/desember.json";
const ADULT = [{ label: "Voksen", amount: 120 }];
const QUIZ = [{ label: "Per person", amount: 50 }];

const listed = () =>
  new TestContent()
    .set(SITE, "priceLists", [
      { id: "kino", name: "Kino", prices: ADULT },
      { id: "quiz", name: "Quiz", prices: QUIZ },
    ])
    .set(SITE, "accessSets", [{ id: "vanlig", name: "Vanlig", accessibility: ["hearingLoop", "wheelchair"] }])
    .set(SITE, "noteTexts", [{ id: "premiere", text: "Premiere." }]);

const showings = async (content: TestContent) => (await content.loaded()).events.map(({ entity }) => entity);

describe("lists of a site's settings", () => {
  it("are written into the showings that refer to them", async () => {
    const content = listed()
      .set(EVENTS, "events[0].prices", undefined)
      .set(EVENTS, "events[0].priceList", "quiz")
      .set(EVENTS, "events[0].accessSet", "vanlig")
      .set(EVENTS, "events[0].noteText", "premiere");
    const [first] = await showings(content);
    const [plain] = await showings(new TestContent());
    expect(first).toEqual({
      ...plain,
      prices: QUIZ,
      accessibility: ["hearingLoop", "wheelchair"],
      note: "Premiere.",
    });
  });

  it("give way to what a showing says itself", async () => {
    const own = { prices: [{ label: "Alle", amount: 60 }], accessibility: [], note: "Førpremiere." };
    const content = listed();
    for (const [field, value] of Object.entries({
      ...own,
      priceList: "quiz",
      accessSet: "vanlig",
      noteText: "premiere",
    }))
      content.set(EVENTS, `events[0].${field}`, value);
    expect((await showings(content))[0]).toMatchObject(own);
  });

  it("apply by hall and kind to showings that say nothing, the first row that fits", async () => {
    const content = listed().set(SITE, "showingDefaults", [
      { hall: "lillesal", priceList: "quiz" },
      { hall: "storsal", object: "movie", priceList: "kino" },
      { priceList: "quiz", accessSet: "vanlig" },
    ]);
    for (const at of [0, 1, 2]) content.set(EVENTS, `events[${at}].prices`, undefined);
    content.set(EVENTS, "events[1].status", "free");
    expect((await showings(content)).map(({ prices }) => prices)).toEqual([ADULT, [], QUIZ]);
    expect((await showings(content)).map(({ accessibility }) => accessibility.length)).toEqual([2, 2, 2]);
  });

  it("leave content without them as it was", async () => {
    expect(await showings(listed())).toEqual(await showings(new TestContent()));
  });
});
