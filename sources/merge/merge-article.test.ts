import fc from "fast-check";
import type { Json } from "../../domain/json/json";
import type { PulledArticle } from "../records";
import { articleOrigin, mergeArticle } from "./merge-article";

const pulled = (summary: string | null, content: string): PulledArticle => ({
  id: "7",
  title: "Torsk",
  slug: "torsk",
  summary,
  content,
  facts: { updatedAt: "2026-11-02T09:00" },
});

const theirs = fc.constantFrom("a", "b", "c");
/** Words that no source has. */
const ours = fc.constantFrom("X", "Y");
const step = fc.oneof(
  fc.record({ pull: fc.record({ summary: fc.option(theirs), content: theirs }) }),
  fc.record({ edit: fc.oneof(fc.record({ summary: ours }), fc.record({ content: fc.tuple(ours, ours) })) }),
);

const isOurs = (value: unknown): boolean => /[XY]/.test(String(value));

test("no order of pulls and edits loses an editor's words, and a second pull changes nothing", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let value: Json = { title: "T", summary: "a", content: "a", source: articleOrigin(pulled("a", "a"), "artikler") };
      for (const one of steps) {
        if ("edit" in one) {
          value = { ...value, ...one.edit };
          continue;
        }
        const { summary, content } = one.pull;
        const article = pulled(summary, content);
        const { after } = mergeArticle({ value, article, source: "artikler", choice: null });
        const again = mergeArticle({ value: after, article, source: "artikler", choice: null });
        expect([again.after, again.taken]).toEqual([after, []]);
        expect(after).toMatchObject({
          title: "T",
          summary: isOurs(value.summary) ? value.summary : (summary ?? value.summary),
          content: isOurs(value.content) ? value.content : content,
        });
        value = after;
      }
    }),
    { numRuns: 500 },
  );
});

test("an article is updated when its source says, if a text of the source is taken, and not otherwise", () => {
  const facts = { createdAt: "2026-10-01T08:00", updatedAt: "2026-11-02T09:00" };
  const value: Json = {
    summary: "a",
    content: "a",
    createdAt: "2026-10-01T07:00",
    updatedAt: "2026-10-02T07:00",
    source: articleOrigin(pulled("a", "a"), "artikler"),
  };
  const updated = (content: string) =>
    mergeArticle({ value, article: { ...pulled("a", content), facts }, source: "artikler", choice: null }).after;
  expect(updated("b")).toMatchObject({ content: "b", createdAt: "2026-10-01T07:00", updatedAt: "2026-11-02T09:00" });
  expect(updated("a")).toMatchObject({ content: "a", updatedAt: "2026-10-02T07:00" });
});
