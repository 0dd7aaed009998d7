import { withAct } from "./findable";

const one = { group: "Forestillinger", label: "Kråka", detail: "", href: "#/a", words: [], more: [] };
const showing = (isCancelled: boolean) => ({ ...one, showing: { day: "2026-12-04", id: "k1", isCancelled } });
const WEEK = "#/uka/2026-12-04?forestilling=k1&gjor=";

test.each([
  ["avlys kråka", showing(false), ["Avlys forestilling", `${WEEK}avlys`]],
  ["kråka avlyse", showing(false), ["Avlys forestilling", `${WEEK}avlys`]],
  ["flytt kråka", showing(true), ["Flytt forestilling", `${WEEK}flytt`]],
  ["avlys kråka", showing(true), ["Forestillinger", "#/a"]],
  ["kråka", showing(false), ["Forestillinger", "#/a"]],
  ["avlys kråka", one, ["Forestillinger", "#/a"]],
])("%j leads to %j, below %j", (typed, found, told) => {
  const { group, href } = withAct(typed, found);
  expect([group, href]).toEqual(told);
});
