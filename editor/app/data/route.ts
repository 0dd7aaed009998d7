import { useSyncExternalStore } from "react";

/** Menus of a phone. */
const MENU_PARTS = ["ny", "innhold", "mer"] as const;

export type MenuPart = (typeof MENU_PARTS)[number];

/** What an address can ask to do with a showing. */
export const SHOWING_ACTS = ["avlys", "flytt", "kopier", "gjenta"] as const;

export type ShowingAct = (typeof SHOWING_ACTS)[number];

/** Screens of the desk, from the URL fragment. */
export type Route =
  | { readonly screen: "overview" }
  | { readonly screen: "pictures" }
  | {
      readonly screen: "week";
      readonly day: string | null;
      /** The showing whose panel is open, or NEW_SHOWING. */
      readonly showing: string | null;
      /** Id of what a new showing is of. */
      readonly production: string | null;
      /** What is to be done with the showing. */
      readonly act: ShowingAct | null;
    }
  /** "2026-12"; null for this one. */
  | { readonly screen: "month"; readonly month: string | null }
  | { readonly screen: "menu"; readonly part: MenuPart }
  | { readonly screen: "history" }
  | { readonly screen: "publishing" }
  | { readonly screen: "accounts" }
  | { readonly screen: "audit" }
  | { readonly screen: "password" }
  /** Why a login was refused. */
  | { readonly screen: "login"; readonly refusal: string }
  | { readonly screen: "invitation"; readonly secret: string }
  | { readonly screen: "list"; readonly kind: string }
  | {
      readonly screen: "edit";
      readonly kind: string;
      readonly id: string;
      readonly field: string | null;
      readonly only: string | null;
    }
  | {
      readonly screen: "new";
      readonly kind: string;
      readonly from: string | null;
      /** Pattern to start from, unless it is a copy. */
      readonly pattern: string | null;
      /** Which draft of a new one to go on with, such as film or arrangement. */
      readonly draft: string | null;
    };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const routeOf = (hash: string): Route => {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [first = "", kind = "", id = ""] = path.split("/").map(decoded);
  const parameters = new URLSearchParams(query);
  if (first === "bilder") return { screen: "pictures" };
  if (first === "uka")
    return {
      screen: "week",
      day: /^\d{4}-\d{2}-\d{2}$/.test(kind) ? kind : null,
      showing: parameters.get("forestilling"),
      production: parameters.get("av"),
      act: SHOWING_ACTS.find((one) => one === parameters.get("gjor")) ?? null,
    };
  if (first === "maned") return { screen: "month", month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(kind) ? kind : null };
  if (first === "liste" && kind !== "") return { screen: "list", kind };
  if (first === "rediger" && id !== "")
    return { screen: "edit", kind, id, field: parameters.get("felt"), only: parameters.get("bare") };
  if (first === "ny" && kind !== "")
    return {
      screen: "new",
      kind,
      from: parameters.get("fra"),
      pattern: parameters.get("som"),
      draft: parameters.get("utkast"),
    };
  if (first === "historikk") return { screen: "history" };
  if (first === "publisering") return { screen: "publishing" };
  if (first === "kontoer") return { screen: "accounts" };
  if (first === "hendelser") return { screen: "audit" };
  if (first === "passord") return { screen: "password" };
  if (first === "innlogging") return { screen: "login", refusal: kind };
  if (first === "invitasjon") return { screen: "invitation", secret: kind };
  const menu = MENU_PARTS.find((one) => one === first);
  return menu === undefined ? { screen: "overview" } : { screen: "menu", part: menu };
};

const part = encodeURIComponent;

export const OVERVIEW = "#/";
export const PICTURES = "#/bilder";
export const weekAddress = (day?: string): string => (day === undefined ? "#/uka" : `#/uka/${day}`);
export const monthAddress = (month?: string): string => (month === undefined ? "#/maned" : `#/maned/${month}`);
/** The week of a showing, with its panel open, and what is to be done with it. */
export const showingAddress = (day: string, showing: string, act?: ShowingAct): string =>
  `${weekAddress(day)}?forestilling=${part(showing)}${act === undefined ? "" : `&gjor=${act}`}`;
/** In the place of a showing: a new one. */
export const NEW_SHOWING = "ny";
export const newShowingAddress = (production?: string): string =>
  `${weekAddress()}?forestilling=${NEW_SHOWING}${production === undefined ? "" : `&av=${part(production)}`}`;
export const menuAddress = (menu: MenuPart): string => `#/${menu}`;
export const HISTORY = "#/historikk";
export const PUBLISHING = "#/publisering";
export const ACCOUNTS = "#/kontoer";
export const PASSWORD = "#/passord";
export const AUDIT = "#/hendelser";
export const listAddress = (kind: string): string => `#/liste/${part(kind)}`;
export const newAddress = (kind: string, from?: string): string =>
  `#/ny/${part(kind)}${from === undefined ? "" : `?fra=${part(from)}`}`;
export const editAddress = (kind: string, id: string, path: readonly (string | number)[] = []): string =>
  `#/rediger/${part(kind)}/${part(id)}${path.length === 0 ? "" : `?felt=${part(path.join("."))}`}`;

/** New entity from a pattern: "film", "artikkel". */
export const newAddressOf = (kind: string, pattern: string): string => `${newAddress(kind)}?som=${part(pattern)}`;
/** A draft of a new entity. */
export const newDraftAddress = (kind: string, object: string | null): string =>
  `${newAddress(kind)}${object === null ? "" : `?utkast=${part(object)}`}`;
/** Form with a single field. */
export const partAddress = (kind: string, id: string, only: string): string =>
  `${editAddress(kind, id)}?bare=${part(only)}`;

const subscribe = (listener: () => void) => {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
};

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => window.location.hash));
