import { hallOf } from "./house";
import { slugOf } from "./slug";
import { houseFor, MADE_ON } from "./testing/house";

test("what a house shows follows from its parts", () => {
  const facts = ({ has, hasProgramme, hasCulture, programme }: ReturnType<typeof houseFor>) => [
    has("kino"),
    hasProgramme,
    hasCulture,
    programme?.path ?? null,
  ];
  expect(facts(houseFor(["kino", "kultur", "bibliotek"]))).toEqual([true, true, true, "/kinoprogram"]);
  expect(facts(houseFor(["kino"]))).toEqual([true, true, false, "/kinoprogram"]);
  expect(facts(houseFor(["kultur", "bibliotek"]))).toEqual([false, true, true, "/kulturprogram"]);
  expect(facts(houseFor(["bibliotek"]))).toEqual([false, true, true, "/biblioteket"]);
  expect(facts(houseFor(["kantine"]))).toEqual([false, false, false, null]);
});

test("the first week begins on the Monday after it was made, whatever day that is", () => {
  const mondayFor = (today: string) => houseFor(["kantine"], {}, today).monday;
  expect(["2026-11-23", "2026-11-24", "2026-11-29", "2026-11-30"].map(mondayFor)).toEqual([
    "2026-11-30",
    "2026-11-30",
    "2026-11-30",
    "2026-12-07",
  ]);
  expect(houseFor(["kantine"]).today).toBe(MADE_ON);
});

test("halls have addresses of their own, which no page has", () => {
  const halls = ["Kinoprogram", "Storsalen", "storsalen!", "Øvre sal", "☺"].map((name) => ({ name, seats: 1 }));
  expect(houseFor(["kantine"], { halls }).halls.map(({ id }) => id)).toEqual([
    "kinoprogram-2",
    "storsalen",
    "storsalen-2",
    "ovre-sal",
    "rom",
  ]);
});

test("a site's id is its name, unless another is given", () => {
  expect(houseFor(["kantine"], { name: "Vågå kulturhus" }).id).toBe("vaga-kulturhus");
  expect(houseFor(["kantine"], { name: "☺" }).id).toBe("huset");
  expect(houseFor(["kantine"], { id: "kulturhuset" }).id).toBe("kulturhuset");
});

test("an address is short, and no word that programs read otherwise", () => {
  expect(slugOf("Blåsalen på Øya")).toBe("blasalen-pa-oya");
  expect(["null", "undefined", "…"].map((name) => slugOf(name, "sal"))).toEqual(["sal", "sal", "sal"]);
  expect(slugOf("x".repeat(61))).toHaveLength(60);
  expect(slugOf(`${"x".repeat(59)} sal`)).toBe("x".repeat(59));
});

test("a part's showings are in its first hall", () => {
  const halls = [
    { name: "Foajeen", seats: 20 },
    { name: "Store sal", seats: 90, part: "kino" as const },
    { name: "Lille sal", seats: 30, part: "kino" as const },
  ];
  expect(hallOf(houseFor(["kino"], { halls }), "kino").name).toBe("Store sal");
  expect(() => hallOf(houseFor(["kantine"]), "kultur")).toThrow("there is no hall for kultur");
});
