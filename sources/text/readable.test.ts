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
