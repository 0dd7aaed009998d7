import fc from "fast-check";
import type { Problem } from "../../api/api";
import type { Companions } from "../../api/companions";
import { accompanied } from "../companions/companions";
import { placed } from "../testing/placed";
import { planOf } from "./plan";
import { toldOf } from "./told-showing";

const priceLists = ["Kino", "Kino 3D", "Gammel", "Teater"].map((name, at) => ({
  id: name.toLowerCase().replace(" ", "-"),
  name,
  prices: [{ label: "Voksen", amount: 100 + at }],
}));
const film = (id: string, format: string) => ({
  id,
  title: id,
  object: "movie",
  typeText: "Film",
  ageLimit: "9",
  format,
});
const showing = (id: string, production: string, more: object = {}) =>
  placed("events", { id, production, start: "2026-12-01T18:00", hall: "sal", status: "planned", ...more });

const CONTENT = [
  placed("sites", {
    id: "huset",
    halls: [
      { id: "sal", name: "Salen" },
      { id: "scene", name: "Scenen" },
    ],
    priceLists,
    showingDefaults: [{ hall: "sal", object: "movie", priceList: "kino" }],
  }),
  placed("productions", film("elva", "2D")),
  placed("productions", film("dypet", "3D")),
  placed("productions", { id: "revy", title: "Revy", object: "culture", typeText: "Teater" }),
];

const latest = fc.constantFrom(
  {},
  { priceList: "gammel" },
  { prices: [{ label: "Alle", amount: 1 }] },
  { status: "free" },
);

const NEW: Companions["showings"][number] = { start: "2026-12-25T18:00", hall: "sal", isThreeD: false, isFree: false };

const eventIn = (changes: readonly { readonly kind: string; readonly value: unknown }[]) =>
  changes.find(({ kind }) => kind === "events")?.value;

test.each([
  ["2026-12-01T18:45", undefined, ["dypet begynner kl. 18.45 i samme sal. Spilletiden avgjør om begge får plass."]],
  ["2026-12-01T21:00", undefined, []],
  ["2026-12-01T18:45", "cancelled", []],
])("what begins soon after a showing of unknown length is reported: at %s, %s", (start, status, notes) => {
  const entities = [...CONTENT, showing("dypet-1", "dypet", { start, ...(status && { status }) })];
  const change = showing("elva-1", "elva");
  const changes = [{ kind: "events", id: null, value: change.value }] as const;
  const [told] = toldOf(changes, { entities, introduced: [] }).showings;
  expect(told?.notes).toEqual(notes);
});

test("whatever the showings before have, the prices of a plain new one are those of its hall and kind", () => {
  fc.assert(
    fc.property(latest, fc.boolean(), (own, isNewFilm) => {
      const entities = [
        ...CONTENT,
        showing("elva-1", "elva", own),
        showing("dypet-1", "dypet", { priceList: "kino-3d" }),
      ];
      const companions = { showings: [NEW], ediNumber: "", menu: null };
      const { changes } = isNewFilm
        ? accompanied({ kind: "productions", value: film("skogen", "2D"), companions, editor: "" }, entities)
        : planOf(entities, { do: "add", production: "elva", start: NEW.start, hall: "sal" });
      expect(eventIn(changes)).not.toHaveProperty("priceList");
      expect(eventIn(changes)).not.toHaveProperty("prices");
      expect(eventIn(changes)).toMatchObject({ status: "planned" });
      expect(toldOf(changes, { entities, introduced: [] }).showings).toMatchObject([
        {
          prices: expect.stringMatching(/^Voksen 100\skr$/),
          from: "salens priser",
          notes: ["Fredag 25. desember er 1. juledag."],
        },
      ]);
    }),
  );
});

test("a film in 3D and a hall without a default keep what is usual for them, and a choice goes before", () => {
  const entities = [
    ...CONTENT,
    showing("dypet-1", "dypet", { priceList: "kino-3d" }),
    showing("revy-1", "revy", { hall: "scene", priceList: "teater" }),
  ];
  const told = (production: string, hall: string, chosen: object = {}) => {
    const { changes } = planOf(entities, { do: "add", production, start: NEW.start, hall, ...chosen });
    return toldOf(changes, { entities, introduced: [] }).showings.map(({ prices, from }) =>
      `${prices} ${from}`.replace(/\s/g, " "),
    );
  };
  expect(told("dypet", "sal")).toEqual(["Voksen 101 kr listen «Kino 3D»"]);
  expect(told("revy", "scene")).toEqual(["Voksen 103 kr listen «Teater»"]);
  expect(told("elva", "sal", { priceList: "gammel" })).toEqual(["Voksen 102 kr listen «Gammel»"]);
  expect(told("revy", "scene", { prices: [{ label: "Barn", amount: 50 }] })).toEqual(["Barn 50 kr egne priser"]);
});

test("a problem stands at the line that has or causes it, and any other beside", () => {
  const at = (id: string, kind = "events"): Problem => ({
    severity: "warning",
    file: "",
    path: ["start"],
    message: `${id} kolliderer.`,
    cure: "",
    entity: { kind, id, title: id },
  });
  const entities = [...CONTENT, showing("elva-1", "elva"), showing("elva-2", "elva", { start: "2026-12-20T18:00" })];
  const value = { ...film("skogen", "2D"), runningTime: 90, ageLimit: null };
  const showings = ["2026-12-01T17:00", "2026-12-03T17:00"].map((start) => ({ ...NEW, start }));
  const companions = { showings, ediNumber: "", menu: null };
  const { changes } = accompanied({ kind: "productions", value, companions, editor: "" }, entities);
  const own = { ...at("skogen-1201-1700"), path: ["production"] };
  const introduced = [own, at("skogen-1203-1700"), at("elva-1"), at("elva-2"), at("skogen", "productions")];
  const told = toldOf(changes, { entities, introduced });
  expect(told.showings.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    ["elva-1 kolliderer."],
    ["skogen-1203-1700 kolliderer."],
  ]);
  expect(told.problems).toEqual([at("elva-2"), at("skogen", "productions")]);
  expect(told.showings[0]?.notes).toEqual([
    "Filmen har ingen aldersgrense ennå. Den må være satt før billettene legges ut.",
  ]);
});
