import fc from "fast-check";
import { gatsbyLine, Progress } from "./progress";

const STARTED = (text: string, id = text) => ({ type: "ACTIVITY_START", payload: { id, text } });
const after = (...lines: readonly { readonly type: string; readonly payload: object }[]): Progress => {
  const progress = new Progress();
  for (const line of lines) {
    const read = gatsbyLine(JSON.stringify(line));
    if (read !== null) progress.follow(read);
  }
  return progress;
};
const PAGES = STARTED("Writing page-data.json and slice-data.json files to public directory", "sider");
const updated = (counts: object) => ({ type: "ACTIVITY_UPDATE", payload: { id: "sider", ...counts } });

test("it says what is being done, and never goes back", () => {
  expect(after().text).toBe("Gjør klar programmet (1 av 6)");
  expect(after(STARTED("building schema")).text).toBe("Ordner innholdet (3 av 6)");
  expect(after(STARTED("building schema"), STARTED("source and transform nodes")).text).toContain("(3 av 6)");
  expect(after(STARTED("noe nytt")).text).toContain("(1 av 6)");
});

test("its share grows with each step, and with what is counted within it", () => {
  expect(after().done).toBe(0);
  expect(after(STARTED("building schema")).done).toBeCloseTo(2 / 6);
  expect(after(STARTED("write out requires"), PAGES, updated({ total: 10, current: 5 })).done).toBeCloseTo(5.5 / 6);
});

test("what is counted is told with its share, until it ends", () => {
  expect(after(PAGES).text).toContain("(1 av 6)");
  expect(after(PAGES, updated({ total: 3600 }), updated({ current: 1234 })).text).toBe(
    "Bygger sidene: 1\u00a0200 av 3\u00a0600 (33 %)",
  );
  const ended = { type: "ACTIVITY_END", payload: { id: "sider" } };
  expect(after(PAGES, updated({ total: 10, current: 10 }), ended).text).toContain("(1 av 6)");
});

test("whatever is counted, the share is from 0 to 100, and output of other programs is no line of Gatsby", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.string(), (one, other, text) => {
      const [current, total] = [Math.min(one, other), Math.max(one, other)];
      const share = /\((\d+) %\)$/.exec(after(PAGES, updated({ current, total })).text)?.[1];
      expect(total === 0 ? share : Number(share) >= 0 && Number(share) <= 100).toBe(total === 0 ? undefined : true);
      expect(gatsbyLine(text)).toBeNull();
    }),
  );
});
