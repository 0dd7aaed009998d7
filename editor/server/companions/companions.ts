import { freeName } from "../../../domain/json/free-name";
import type { Json } from "../../../domain/json/json";
import { madeValue } from "../../../domain/json/made-value";
import { entityDefinition } from "../../../domain/kinds";
import { copied } from "../../../domain/showings/showing-edits";
import type { Accompanied, Companions } from "../../api/companions";
import type { ContentChange } from "../content/changed-texts";
import { idOf, isKind, type Placed } from "../content/content-folder";
import { NotFound } from "../desk/not-found";
import { patternFor, shownIn, withChosenPrices, withDefaultPrices } from "../week/pattern";
import { countedShowings } from "../week/plan";
import { pricing } from "../week/pricing";
import { withChanges } from "../week/told-showing";

/** A film's 3D version, with its own EDI number. */
const threeD = (film: Json, ediNumber: string): Json =>
  Object.fromEntries(
    Object.entries(film).flatMap(([name, value]) => {
      if (name === "id") return [[name, `${String(value)}-3d`]];
      if (name === "versionLabel") return [];
      if (name === "format") return [[name, "3D"]];
      return name === "ediNumber"
        ? [
            [name, ediNumber],
            ["versionLabel", "3D"],
          ]
        : [[name, value]];
    }),
  );

/** Ticket fields, which free showings do not have. */
const OF_SALE = ["prices", "priceList", "ticketUrl", "saleOpens"];

const withoutSale = (event: Json): Json => ({
  ...Object.fromEntries(Object.entries(event).filter(([name]) => !OF_SALE.includes(name))),
  status: "free",
});

const showings = (film: Json, companions: Companions, entities: readonly Placed[]): readonly ContentChange[] => {
  const version = threeD(film, companions.ediNumber);
  const all = shownIn(entities);
  const taken = new Set(entities.map(({ id }) => id));
  const after = withChanges(
    [film, version].map((value) => ({ kind: "productions", id: null, value })),
    entities,
  );
  const made = companions.showings.map(({ start, hall, isThreeD, isFree, ...chosen }): ContentChange => {
    const production = isThreeD ? version : film;
    const found = patternFor(production, hall, all) ?? {};
    const usual = withDefaultPrices({ ...found, production: production.id, hall }, after);
    const { features: _, ...value } = copied(
      withChosenPrices(usual, chosen),
      { start, hall, hasPrices: pricing(after) },
      taken,
    );
    taken.add(String(value.id));
    return { kind: "events", id: null, value: isFree ? withoutSale(value) : value };
  });
  const needsVersion = companions.showings.some(({ isThreeD }) => isThreeD);
  return [...(needsVersion ? [{ kind: "productions", id: null, value: version } as const] : []), ...made];
};

const menuEntry = (page: Json, under: string, entities: readonly Placed[]): ContentChange => {
  const items = entities.filter(({ kind }) => kind === "menuItems");
  const parent = items.find(({ id }) => id === under);
  const [place, above] = parent === undefined ? ["footer", null] : [parent.value.place, parent.id];
  const onSamePages = parent?.value.onPagesIn === undefined ? {} : { onPagesIn: parent.value.onPagesIn };
  const siblings = items.filter(({ value }) => value.place === place && (value.parent ?? null) === above);
  const order = Math.max(0, ...siblings.map(({ value }) => Number(value.order) || 0)) + 1;
  const label = String(page.title ?? "");
  const base = madeValue("{label}", { label }) || "punkt";
  const id = freeName(base, (name) => items.some((one) => one.id === name));
  const value = {
    id,
    parent: above,
    label,
    path: page.path,
    place,
    locale: "nb",
    order,
    openInNewWindow: false,
    ...onSamePages,
  };
  return { kind: "menuItems", id: null, value };
};

/** A new entity and its companions, as one save. */
export const accompanied = ({ kind, value, companions, editor }: Accompanied, entities: readonly Placed[]) => {
  if (!isKind(kind) || entityDefinition(kind).presence === undefined) throw new NotFound(kind);
  const title = String(value[entityDefinition(kind).listing.titleField ?? "id"] ?? "");
  const { menu } = companions;
  const own = kind === "productions" ? showings(value, companions, entities) : [];
  const entry = kind === "pages" && menu !== null ? [menuEntry(value, menu, entities)] : [];
  const count = companions.showings.length;
  const also = [count > 0 ? countedShowings(count) : "", entry.length > 0 ? "menypunkt" : ""]
    .filter(Boolean)
    .join(" og ");
  return {
    id: idOf(kind, value),
    changes: [{ kind, id: null, value }, ...own, ...entry] satisfies readonly ContentChange[],
    message: `Ny: ${title}${also === "" ? "" : ` med ${also}`}`,
    editor,
  };
};
