import { staleNotice, staleNoticeText } from "./stale-notice";

const NOW = Date.parse("2026-11-21T18:00+01:00");

test.each([
  ["2026-11-21T14:05+01:00", "Du er uten nett. Du leser siden slik den var i dag kl. 14.05."],
  ["2026-11-20T23:30+01:00", "Du er uten nett. Du leser siden slik den var i går kl. 23.30."],
  ["2026-11-14T09:00+01:00", "Du er uten nett. Du leser siden slik den var lørdag 14. november kl. 09.00."],
])("shows the age of a page from %s", (at, words) => {
  expect(staleNoticeText("offline", Date.parse(at), NOW)).toBe(words);
});

test("names a slow network, and an unknown age", () => {
  expect(staleNoticeText("slow", null, NOW)).toBe("Nettet er tregt akkurat nå. Du leser en lagret utgave av siden.");
});

test("the notice needs no script to retry", () => {
  expect(staleNotice({ text: "Du er uten nett.", at: 7 })).toBe(
    '<aside data-kept-line="7" aria-label="Lagret utgave"><p role="status">Du er uten nett.</p><a href="">Prøv igjen</a></aside>',
  );
});
