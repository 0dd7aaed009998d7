/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import type { ShowingFacts } from "../../../../domain/showings/showing-state";
import { StateTags } from "./state-tags";

const EVENT: ShowingFacts = { start: "2026-12-05T18:00", end: "2026-12-05T20:05", status: "onSale", saleOpens: null };

/** The tags, each with its text, kind and moments; hidden ones in brackets. */
const tags = (event: Partial<ShowingFacts>, now = "2026-12-05T12:00") => {
  const { container, unmount } = render(<StateTags event={{ ...EVENT, ...event }} now={now} />);
  const told = [...container.children].map((tag) => {
    const text = tag.textContent?.replaceAll("\u00a0", " ");
    const { kind, from, until } = Object.fromEntries(
      ["kind", "from", "until"].map((name) => [name, tag.getAttribute(`data-${name}`)]),
    );
    return [tag.hasAttribute("hidden") ? `(${text})` : text, kind, from, until];
  });
  unmount();
  return told;
};

/** The tags that are visible. */
const shown = (...given: Parameters<typeof tags>) => tags(...given).filter(([text]) => !text?.startsWith("("));

test("an ordinary sale says nothing yet, and later that it has begun", () => {
  expect(tags({})).toEqual([["(Har begynt)", "light", "2026-12-05T18:00", null]]);
  expect(tags({}, "2026-12-05T18:00")).toEqual([["Har begynt", "light", "2026-12-05T18:00", null]]);
});

test.each([
  ["cancelled", "Avlyst", "strong"],
  ["soldOut", "Utsolgt", "strong"],
  ["fewLeft", "Få billetter igjen", "light"],
])("%s is said as «%s»", (status, text, kind) => {
  expect(shown({ status }).map(([said, as]) => [said, as])).toEqual([[text, kind]]);
});

test("a state that ends before the showing says until when it holds", () => {
  expect(shown({ status: "fewLeft" })[0]?.[3]).toBe("2026-12-05T18:00");
  const opens = shown({ status: "saleOpensAt", saleOpens: "2026-12-05T16:00" })[0];
  expect(opens?.slice(1)).toEqual(["outline", null, "2026-12-05T16:00"]);
});

test("a state that lasts as long as the showing is listed has no end of its own", () => {
  expect(shown({ status: "cancelled" })[0]?.[3]).toBeNull();
});

test("what is over says nothing", () => {
  expect(shown({}, "2026-12-05T23:00")).toEqual([]);
});
