import type { Pulled } from "../records";
import { pulledShowing } from "../testing/pulled-showing";
import { readable } from "./readable";

const pulled = (showings: Pulled["showings"]): Pulled => ({ showings, skipped: [], isPartial: false, articles: null });

test("every text of every source is plain", () => {
  const showing = pulledShowing(
    { id: "1", hall: "Foaje\u0301", reason: "Sy\u00adk&nbsp;dom", prices: [{ label: "Vok\u200bsen", amount: 1 }] },
    { title: "<b>Kor</b>", summary: "<p>En</p><p>To</p>", facts: { genres: ["R&amp;B"], year: 2026 } },
  );
  expect(readable(pulled([showing])).showings).toEqual([
    pulledShowing(
      { id: "1", hall: "Foajé", reason: "Syk dom", prices: [{ label: "Voksen", amount: 1 }] },
      { title: "Kor", summary: "En\n\nTo", facts: { genres: ["R&B"], year: 2026 } },
    ),
  ]);
});

test.each([
  ["title", {}, { title: "K\ufffdr" }],
  ["hall", { hall: "FoajÃ©" }, {}],
  ["reason", { reason: "Sn?v?r" }, {}],
  ["fact", {}, { facts: { directors: ["K\ufffdre"] } }],
])("a showing whose %s cannot be read is reported, and none of the content", (_what, more, production) => {
  const { showings, skipped } = readable(pulled([pulledShowing({ id: "1", ...more }, production)]));
  expect([showings, skipped]).toEqual([
    [],
    [{ id: "1", what: expect.anything(), why: expect.stringContaining("ikke kan leses") }],
  ]);
});

test("a draft that cannot be read is left out alone", () => {
  const { showings } = readable(pulled([pulledShowing({ id: "1" }, { summary: "Gr\ufffdnn" })]));
  expect(showings).toEqual([pulledShowing({ id: "1" }, { summary: null })]);
});

test.each([
  ["title", { title: "Nytt bl�rom" }, "«Tittel»"],
  ["ingress", { summary: "Ã˜vd i høst." }, "«Ingress»"],
  ["third line", { content: "<p>Først.</p>\n<p>Så.</p>\n<p>Til <b>sl\u0085utt</b>.</p>" }, "«Tekst», linje 3"],
])("an article whose %s cannot be read is reported with the place, and none of the content", (_what, more, place) => {
  const article = {
    id: "a1",
    title: "Nytt",
    slug: "nytt",
    summary: null,
    content: "<p>Et ja?</p>",
    facts: {},
    ...more,
  };
  const other = { ...article, id: "a2", title: "Hva nå?", summary: null, content: "<p>Se /a?b=c – «på».</p>" };
  const { articles, skipped } = readable({ ...pulled([]), articles: [article, other] });
  expect(articles?.map(({ id }) => id)).toEqual(["a2"]);
  expect(skipped).toEqual([{ id: "a1", what: expect.anything(), why: expect.stringContaining(`${place}: «`) }]);
});
