/** @jest-environment jsdom */
import fc from "fast-check";
import type { Form } from "../../../api/form";
import { itemField } from "../../fields/field-props";
import { summaryOf } from "../../testing/desk-data";
import { differencesOf } from "./differences";

const text: Form = { kind: "text" };
const object = (fields: Record<string, readonly [string, Form]>): Form => ({
  kind: "object",
  fields: Object.entries(fields).map(([name, [label, form]]) => ({ ...itemField(label, form), name })),
  isPicture: false,
});
const list = (item: Form): Form => ({ kind: "list", item, itemLabel: "" });

const picture = object({ title: ["Navn", text], image: ["Bilde", { kind: "image" }], alt: ["Bildebeskrivelse", text] });
const form = object({
  title: ["Tittel", text],
  body: ["Tekst", { kind: "html" }],
  limit: ["Aldersgrense", { kind: "choice", choices: [{ value: "12", label: "12 år" }] }],
  day: ["Premiere", { kind: "date" }],
  film: ["Film", { kind: "reference", to: "Movie" }],
  hide: ["Skjult", { kind: "toggle" }],
  assets: ["Bilder", list(picture)],
  updatedAt: ["Sist endret", { kind: "date" }],
  changed: ["Sist endret", { kind: "date" }],
  point: ["Midtpunkt", { kind: "object", fields: [], isPicture: false, isPoint: true }],
  meta: ["Søkemotorer", { kind: "record", value: object({ title: ["Tittel i søk", text] }) }],
});
const films = () => [summaryOf("natt", { title: "Nattekspressen" })];
const told = (before: unknown, after: unknown) =>
  differencesOf(form, before, after, films).map((one) => [one.label, one.before, one.after]);

test("each field is named by its label, and its value told in words", () => {
  expect(
    told(
      { title: "Før", limit: "12", film: "natt", hide: false, point: { x: 0.5, y: 0.4 }, kept: 1 },
      { title: "Etter", day: "2026-12-04", hide: true, point: { x: 0.52, y: 0.4 }, kept: 1 },
    ),
  ).toEqual([
    ["Tittel", "Før", "Etter"],
    ["Aldersgrense", "12 år", ""],
    ["Premiere", "", "fredag 4. desember 2026"],
    ["Film", "Nattekspressen", ""],
    ["Skjult", "Nei", "Ja"],
    ["Midtpunkt", "50 % fra venstre, 40 % fra toppen", "52 % fra venstre, 40 % fra toppen"],
  ]);
});

test("a text is told by paragraph, with the addresses of its links and without tags", () => {
  const [[, before, after] = []] = told(
    { body: ["<p>Én &amp; to.</p>", "<ul><li>Tre</li></ul>"] },
    { body: '<h2>Én</h2><p>Se <a href="/kino">kinoen</a>.<br>Kom.</p>' },
  );
  expect([before, after]).toEqual(["Én & to.\n• Tre", "Én\nSe kinoen (/kino).\nKom."]);
  expect(told({ body: "<p>Fet</p>" }, { body: "<p><strong>Fet</strong></p>" })).toEqual([["Tekst", "Fet", "Fet"]]);
});

test("rows are named by their titles, one alone by its list, and what is added or removed is told whole", () => {
  const [cover, poster] = [
    { title: "Bredt", image: "filmer/natt-cover.jpg", alt: "Toget" },
    { title: "Plakat", image: "filmer/natt.jpg", alt: "Øyne" },
  ];
  expect(told({ assets: [cover] }, { assets: [{ ...cover, alt: "Et tog" }] })).toEqual([
    ["Bilder, Bildebeskrivelse", "Toget", "Et tog"],
  ]);
  expect(told({ assets: [cover, poster] }, { assets: [cover, { ...poster, alt: "To øyne" }] })).toEqual([
    ["Bilder: Plakat, Bildebeskrivelse", "Øyne", "To øyne"],
  ]);
  expect(told({ assets: [cover, poster] }, { assets: [cover] })).toEqual([
    ["Bilder: Plakat", "Navn: Plakat\nBilde: natt\nBildebeskrivelse: Øyne", ""],
  ]);
  // The order alone.
  expect(told({ assets: [cover, poster] }, { assets: [poster, cover] })).toHaveLength(1);
});

test("a list within an item of one with the same name is not named twice", () => {
  const price = object({ label: ["Navn", text], amount: ["Kroner", text] });
  const prices = object({ lists: ["Priser", list(object({ name: ["Navn", text], prices: ["Priser", list(price)] }))] });
  const of = (adult: string) => ({
    lists: ["Kino", "Quiz"].map((name) => ({
      name,
      prices: [
        { label: "Voksen", amount: name === "Kino" ? adult : "50" },
        { label: "Barn", amount: "40" },
      ],
    })),
  });
  const found = differencesOf(prices, of("135"), of("140"), films);
  expect(found.map((one) => [one.label, one.before, one.after])).toEqual([["Priser: Kino, Voksen", "135", "140"]]);
});

test("what is new or deleted is told field by field, and texts by language", () => {
  expect(told(null, { title: "Ny", meta: { nb: { title: "A" }, en: { title: "B" } } })).toEqual([
    ["Tittel", "", "Ny"],
    ["Søkemotorer", "", "Tittel i søk: A\nTittel i søk: B"],
  ]);
  expect(told({ meta: { nb: { title: "A" } } }, { meta: { nb: { title: "B" } } })).toEqual([
    ["Søkemotorer, Tittel i søk", "A", "B"],
  ]);
  expect(told({ title: "Borte" }, null)).toEqual([["Tittel", "Borte", ""]]);
});

test.each(["updatedAt", "changed"])("%s is told only where nothing else was changed", (name) => {
  const [before, after] = [{ [name]: "2026-12-01" }, { [name]: "2026-12-02" }];
  expect(told({ ...before, title: "Før" }, { ...after, title: "Etter" })).toEqual([["Tittel", "Før", "Etter"]]);
  expect(told(before, after)).toEqual([["Sist endret", "tirsdag 1. desember 2026", "onsdag 2. desember 2026"]]);
});

test("no value makes it fail, and equal values have no difference", () => {
  const any = fc.record(
    Object.fromEntries(["title", "body", "assets", "meta", "point", "film"].map((name) => [name, fc.jsonValue()])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(any, any, (before, after) => {
      expect(differencesOf(form, before, before, films)).toEqual([]);
      for (const { label } of differencesOf(form, before, after, films)) expect(label).not.toBe("");
    }),
  );
});
