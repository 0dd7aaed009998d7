import { componentOf, isUnlisted } from "./unlisted";

test.each(["offline", "member-screen", "watch-list", "tickets"])(
  "a page with %s is left out, whatever else it holds",
  (component) => {
    expect(isUnlisted({ layout: "default", components: ["rich-text", component] })).toBe(true);
  },
);

test("a foyer screen is left out, and a page of the programme is not", () => {
  expect(isUnlisted({ layout: "foyer", components: ["schedule"] })).toBe(true);
  expect(isUnlisted({ layout: "default", components: ["schedule", "ticket-list", "film-reviews"] })).toBe(false);
});

test.each([
  ["MemberScreenBlock", "member-screen"],
  ["TicketsBlock", "tickets"],
  ["OfflineBlock", "offline"],
])("%s is of the component %s", (typename, component) => {
  expect(componentOf(typename)).toBe(component);
});
