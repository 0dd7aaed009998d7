import { keptLine, keptWords } from "./kept-words";

const NOW = Date.parse("2026-11-21T18:00+01:00");

test.each([
  ["2026-11-21T14:05+01:00", "Du er uten nett. Du leser siden slik den var i dag kl. 14.05."],
  ["2026-11-20T23:30+01:00", "Du er uten nett. Du leser siden slik den var i går kl. 23.30."],
  ["2026-11-14T09:00+01:00", "Du er uten nett. Du leser siden slik den var lørdag 14. november kl. 09.00."],
])("tells how old a page from %s is", (at, words) => {
  expect(keptWords("offline", Date.parse(at), NOW)).toBe(words);
});

test("tells of a slow network, and of an age that nobody knows", () => {
  expect(keptWords("slow", null, NOW)).toBe("Nettet er tregt akkurat nå. Du leser en lagret utgave av siden.");
});

test("the line needs no script to try again", () => {
  expect(keptLine({ words: "Du er uten nett.", at: 7 })).toBe(
    '<aside data-kept-line="7" aria-label="Lagret utgave"><p role="status">Du er uten nett.</p><a href="">Prøv igjen</a></aside>',
  );
});
