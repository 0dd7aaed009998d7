/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import {
  ACCOUNTS,
  AUDIT,
  editAddress,
  HISTORY,
  listAddress,
  newAddress,
  newAddressOf,
  OVERVIEW,
  PASSWORD,
  PICTURES,
  PUBLISHING,
  partAddress,
  type Route,
  useRoute,
  weekAddress,
} from "./route";

const at = (hash: string): Route => {
  window.location.hash = hash;
  const { result, unmount } = renderHook(useRoute);
  unmount();
  return result.current;
};

const edit = { screen: "edit", kind: "pages", id: "om oss/å", field: null, only: null };
const anew = { screen: "new", kind: "pages", from: null, pattern: null };

test.each<[string, object]>([
  ["", { screen: "overview" }],
  [OVERVIEW, { screen: "overview" }],
  ["#/noe-annet", { screen: "overview" }],
  [PICTURES, { screen: "pictures" }],
  [weekAddress(), { screen: "week", day: null }],
  [weekAddress("2026-12-01"), { screen: "week", day: "2026-12-01" }],
  ["#/uka/i-morgen", { screen: "week", day: null }],
  ["#/uka/2026-12-011", { screen: "week", day: null }],
  ["#/uka/x2026-12-01", { screen: "week", day: null }],
  [HISTORY, { screen: "history" }],
  [PUBLISHING, { screen: "publishing" }],
  [ACCOUNTS, { screen: "accounts" }],
  [AUDIT, { screen: "audit" }],
  [PASSWORD, { screen: "password" }],
  ["#/innlogging/ukjent", { screen: "login", refusal: "ukjent" }],
  ["#/invitasjon/abc", { screen: "invitation", secret: "abc" }],
  [listAddress("pages"), { screen: "list", kind: "pages" }],
  ["#/liste", { screen: "overview" }],
  [editAddress("pages", "om oss/å"), edit],
  [editAddress("pages", "om oss/å", ["blocks", 2, "text"]), { ...edit, field: "blocks.2.text" }],
  [partAddress("pages", "om oss/å", "priceLists"), { ...edit, only: "priceLists" }],
  ["#/rediger/pages", { screen: "overview" }],
  [newAddress("pages"), anew],
  [newAddress("pages", "om & så"), { ...anew, from: "om & så" }],
  [newAddressOf("pages", "side"), { ...anew, pattern: "side" }],
  ["#/ny", { screen: "overview" }],
])("the address «%s» has its screen", (hash, route) => {
  expect(at(hash)).toEqual(route);
});

test("the screen follows the address as long as it is shown", () => {
  window.location.hash = HISTORY;
  const { result, unmount } = renderHook(useRoute);
  const go = (hash: string) =>
    act(() => {
      window.location.hash = hash;
      window.dispatchEvent(new Event("hashchange"));
    });
  go(PICTURES);
  expect(result.current).toEqual({ screen: "pictures" });
  const forget = jest.spyOn(window, "removeEventListener");
  unmount();
  expect(forget).toHaveBeenCalledWith("hashchange", expect.any(Function));
});

test("an address that cannot be decoded is taken as it is", () => {
  expect(at("#/liste/%E0%A4")).toEqual({ screen: "list", kind: "%E0%A4" });
});
