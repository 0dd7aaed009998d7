import { mayChange } from "./desk-context";

const person = { id: "1", email: "bo@example.no", name: "Bo" };

test.each([
  ["sites", null, true],
  ["articles", null, true],
  ["sites", "ansvarlig", true],
  ["articles", "ansvarlig", true],
  ["sites", "redaktor", false],
  ["articles", "redaktor", true],
] as const)("the settings are for those responsible, other content for all: %s, %s", (kind, role, may) => {
  expect(mayChange(kind, { person: role === null ? null : { ...person, role } })).toBe(may);
});
