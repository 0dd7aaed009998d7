import { withAct } from "./findable";

const one = { group: "Forestillinger", label: "Kråka", detail: "", href: "#/a", words: [], more: [] };
const showing = (isCancelled: boolean) => ({ ...one, showing: { day: "2026-12-04", id: "k1", isCancelled } });
const WEEK = "#/uka/2026-12-04?forestilling=k1&gjor=";

test.each([
  ["avlys kråka", showing(false), ["Avlys: Kråka", `${WEEK}avlys`]],
  ["kråka avlyse", showing(false), ["Avlys: Kråka", `${WEEK}avlys`]],
  ["flytt kråka", showing(true), ["Flytt: Kråka", `${WEEK}flytt`]],
  ["avlys kråka", showing(true), ["Kråka", "#/a"]],
  ["kråka", showing(false), ["Kråka", "#/a"]],
  ["avlys kråka", one, ["Kråka", "#/a"]],
])("%j leads to %j as %j", (typed, found, told) => {
  const { label, href } = withAct(typed, found);
  expect([label, href]).toEqual(told);
});
