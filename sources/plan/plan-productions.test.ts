import { pulledShowing } from "../testing/pulled-showing";
import { unambiguous } from "./plan-productions";

const showing = (id: string, title: string, ediNumber: string | null) =>
  pulledShowing({ id }, { id: title, kind: ediNumber === null ? "culture" : "film", title, ediNumber });

test("of showings with one id, and films with one number, none is taken and all are reported", () => {
  const showings = [
    showing("a", "Torsken", "1"),
    showing("b", "Quiz", null),
    showing("b", "Konsert", null),
    showing("c", "Sild", "2"),
    showing("d", "Makrell", "2"),
    showing("e", "Torsken", "1"),
  ];
  const { showings: kept, skipped } = unambiguous({ showings, skipped: [], isPartial: false, articles: null });
  expect(kept.map(({ id }) => id)).toEqual(["a", "e"]);
  expect(skipped).toEqual([
    { id: "c", why: "EDI-nummer 2 står på flere filmer hos kilden: Sild og Makrell" },
    { id: "d", why: "EDI-nummer 2 står på flere filmer hos kilden: Sild og Makrell" },
    { id: "b", why: "kilden har 2 visninger med denne id-en" },
  ]);
});
