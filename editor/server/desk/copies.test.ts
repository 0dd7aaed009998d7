import type { Json } from "../../../domain/json/json";
import { entityDefinition } from "../../../domain/kinds";
import type { Placed } from "../content/content-folder";
import { formOf } from "../forms/describe-form";
import { placed } from "../testing/placed";
import { copyOf } from "./copies";

const copy = (source: Placed, title: string): Json =>
  copyOf(source, title, formOf(entityDefinition(source.kind).schema));

test("a copy has a title of its own and what is made of it, and nothing of the other's past", () => {
  const film = placed("productions", {
    $schema: "../schemas/productions.json",
    id: "kraka",
    title: "Kråka",
    object: "movie",
    ediNumber: "20261",
    parentSlug: "kraka-20261",
    year: 2026,
  });
  expect(copy(film, "Ærfugl")).toEqual({
    id: "aerfugl",
    title: "Ærfugl",
    object: "movie",
    ediNumber: "",
    parentSlug: "aerfugl",
    year: 2026,
  });
});

test("a copied showing has no notices, and its title is that of its film", () => {
  const showing = placed("events", {
    id: "kraka-1201-1800",
    production: "kraka",
    start: "2026-12-01T18:00",
    status: "moved",
    reason: "Sykdom.",
    previousStart: "2026-11-30T18:00",
    changed: "2026-11-01T12:00",
    revision: 2,
    source: { name: "billettsystem", id: "1" },
  });
  expect(copy(showing, "Ærfugl")).toEqual({
    id: "kraka-1201-1800",
    production: "kraka",
    start: "2026-12-01T18:00",
    status: "moved",
  });
});

test("a redirect is copied from its new address, and a menu item with its label", () => {
  expect(copy({ ...placed("redirects", { from: "/a", to: "/b" }), id: "/a" }, "/c")).toEqual({ from: "/c", to: "/b" });
  const item = placed("menuItems", { id: "kino", label: "Kino", path: "/kino" });
  expect(copy(item, "Teater")).toMatchObject({ label: "Teater", path: "/kino" });
});
