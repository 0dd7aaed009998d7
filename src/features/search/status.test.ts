import { statusText } from "./status";

const found = { count: 3, corrected: null, someWords: false };

test.each([
  ["the number of results", found, "3 treff på «kino»"],
  ["that there are none", { ...found, count: 0 }, "Ingen treff på «kino»."],
  ["what was searched for instead", { ...found, corrected: "kino" }, "Ingen treff på «kino». Viser 3 treff på «kino»."],
  [
    "that no page has all words",
    { ...found, someWords: true },
    "Ingen sider har alle ordene i «kino». Viser 3 treff på noen av dem.",
  ],
  [
    "that no page has all words of the corrected query",
    { ...found, someWords: true, corrected: "sal" },
    "Ingen sider har alle ordene i «kino». Viser 3 treff på noen av ordene i «sal».",
  ],
  ["that there are none of the corrected query", { ...found, count: 0, corrected: "sal" }, "Ingen treff på «kino»."],
])("shows %s", (_what, answer, expected) => expect(statusText("kino", answer)).toBe(expected));

test("names the query that was typed, then the corrected one", () => {
  expect(statusText("knio", { ...found, corrected: "kino" })).toBe("Ingen treff på «knio». Viser 3 treff på «kino».");
});
