import fc from "fast-check";
import { securityText } from "./security-file";

const website = (contact: readonly object[]) => ({ host: "kulturhuset.example.no", contact });
const DAY = "2026-11-22";

test("names the contact, the expiry date and the language", () => {
  expect(
    securityText(website([{ email: null }, { email: "post@example.no" }, { email: "kino@example.no" }]), DAY),
  ).toBe(
    [
      "Contact: mailto:post@example.no",
      "Expires: 2027-05-21T00:00:00.000Z",
      "Preferred-Languages: nb",
      "Canonical: https://kulturhuset.example.no/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test.each([[website([])], [website([{ email: null }])], [null], [{}]])("is null without a contact address", (node) => {
  expect(securityText(node, DAY)).toBeNull();
});

test("has four lines, whatever an address contains", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (email) => {
      expect(securityText(website([{ email }]), DAY)?.split(/\r|\n/)).toHaveLength(5);
    }),
  );
});
