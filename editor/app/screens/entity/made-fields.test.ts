import { madeValue } from "../../../../domain/json/made-value";
import type { Form } from "../../../api/form";
import { itemField } from "../../fields/field-props";
import { withMade } from "./made-fields";

const made = (name: string, madeFrom: string | null) => ({ ...itemField(name, { kind: "text" }), name, madeFrom });

const FILM: Form = {
  kind: "object",
  isPicture: false,
  fields: [
    made("id", "{title}"),
    made("title", null),
    made("ediNumber", null),
    made("parentSlug", "{title}-{ediNumber}"),
  ],
};

test("ids and addresses follow what they are made from", () => {
  const before = { id: "kraka", title: "Kråka", ediNumber: "", parentSlug: "kraka" };
  const named = withMade(FILM, before, { ...before, title: "Ærfugl på øya" });
  expect(named).toMatchObject({ id: "aerfugl-pa-oya", parentSlug: "aerfugl-pa-oya" });
  expect(withMade(FILM, named, { ...named, ediNumber: "20301" }).parentSlug).toBe("aerfugl-pa-oya-20301");
});

test("an event's address ends in its code, also where its id is its title", () => {
  const event: Form = {
    kind: "object",
    isPicture: false,
    fields: [made("id", "{title}"), made("title", null), made("pageReference", "{title}-{code}")],
  };
  const empty = { id: "", title: "", pageReference: "" };
  const begun = withMade(event, empty, { ...empty, title: "Qui" }, "k115");
  const named = withMade(event, begun, { ...begun, title: "Quiz" }, "k115");
  expect(named).toMatchObject({ id: "quiz", pageReference: "quiz-k115" });
});

test("one that an editor has written stays", () => {
  const before = { id: "fuglen", title: "Kråka", ediNumber: "1", parentSlug: "kraka-1" };
  const made = { ...before, id: "kraka" };
  expect(withMade(FILM, made, before).id).toBe("fuglen");
  expect(withMade(FILM, before, { ...before, title: "Skjæra" })).toMatchObject({
    id: "fuglen",
    parentSlug: "skjaera-1",
  });
});

test("a moment becomes month, day and time", () => {
  expect(madeValue("{production}-{start}", { production: "kraka", start: "2026-12-04T19:30" })).toBe("kraka-1204-1930");
});

test("a trailer's title follows the film's, until an editor writes another", () => {
  const before = { title: "", trailer: { url: "", title: "Trailer" } };
  const named = withMade(FILM, before, { ...before, title: "Kråka" });
  expect(named.trailer).toEqual({ url: "", title: "Trailer: Kråka" });
  const own = { ...named, trailer: { url: "", title: "Smakebit" } };
  expect(withMade(FILM, own, { ...own, title: "Skjæra" }).trailer).toEqual({ url: "", title: "Smakebit" });
});

test("the title for search engines follows, and is not made where there is none", () => {
  const before = { title: "Kråka", meta: { nb: { title: "Kråka" } } };
  expect(withMade(FILM, before, { ...before, title: "Skjæra" }).meta).toEqual({ nb: { title: "Skjæra" } });
  const own = { title: "Kråka", meta: { nb: { title: "Fuglen" } } };
  expect(withMade(FILM, own, { ...own, title: "Skjæra" }).meta).toEqual({ nb: { title: "Fuglen" } });
  expect(withMade(FILM, { title: "" }, { title: "Skjæra" })).not.toHaveProperty("meta");
  const empty = { title: "Kråka", trailer: { title: "Trailer: Kråka" } };
  expect(withMade(FILM, empty, { ...empty, title: "" }).trailer).toEqual({ title: "Trailer" });
});

test("of an object that can be several things, the fields of what it is are made", () => {
  const option = (value: string, madeFrom: string) => ({
    value,
    label: value,
    about: "",
    fields: [made("slug", madeFrom), made("title", null)],
  });
  const form: Form = { kind: "options", by: "type", options: [option("a", "a-{title}"), option("b", "b-{title}")] };
  const before = { type: "b", title: "", slug: "b" };
  expect(withMade(form, before, { ...before, title: "Kråka" }).slug).toBe("b-kraka");
  expect(withMade({ kind: "text" }, before, "x")).toEqual({});
});
