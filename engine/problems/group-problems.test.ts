import { TestContent } from "../testing/test-content";

it("reports a hall that is missing from the site and used by many showings once, with the first places", async () => {
  const content = new TestContent();
  const showing = (index: number) => ({
    id: `quiz-${index}`,
    production: "quiz",
    start: `2026-12-0${index}T12:00`,
    hall: "xyzzy",
    status: "planned",
  });
  content.set("events/desember.json", "events", [1, 2, 3, 4, 5].map(showing));
  const halls = (await content.problems()).filter(({ field }) => field.endsWith("hall"));
  expect(halls.map(({ field, message }) => [field, message])).toEqual([
    [
      "events[0].hall",
      expect.stringMatching(
        /nettstedet har ingen slik sal\. Det samme gjelder 4 steder til: (events\/desember\.json:\d+(, )?){3} …\.$/,
      ),
    ],
  ]);
});

it("reports a few places one by one", async () => {
  const content = new TestContent()
    .set("events/desember.json", "events[0].hall", "xyzzy")
    .set("events/desember.json", "events[1].hall", "xyzzy");
  const halls = (await content.problems()).filter(({ field }) => field.endsWith("hall"));
  expect(halls).toHaveLength(2);
});
