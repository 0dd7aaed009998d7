import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { Accounts } from "../../accounts/accounts";
import { enterProvided } from "../../accounts/enter-provided";
import { claimsIn, identityOf, lacksAny } from "./identity";

const SETTINGS = {
  issuer: new URL("https://id.example.no"),
  roles: { claim: "groups", values: { editor: "kino", admin: "kino-leder" } },
};
const EMAIL = "ansatt@kulturhuset.example.no";

const read = (token: object, added: object | null = null, settings: Parameters<typeof identityOf>[0] = SETTINGS) =>
  identityOf(settings, claimsIn({ sub: "1", ...token }), added === null ? null : claimsIn({ sub: "1", ...added }));

/** Any JSON in any claim, with what claims often hold among it. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("true", "false", "TRUE", 1, "kino", "kino-leder", EMAIL, ["kino"], ["kino-leder", null], {}, [], ""),
);
const NAMES = ["name", "given_name", "family_name", "email", "email_verified", "groups", "hasgroups", "_claim_names"];
const claims = fc.oneof(
  fc.dictionary(fc.constantFrom(...NAMES), value),
  fc.dictionary(fc.constantFrom(...NAMES, "__proto__", "aud", "roles"), value, { maxKeys: 12 }),
);

const tells = (claim: unknown, role: string): boolean =>
  claim === role || (Array.isArray(claim) && claim.includes(role));

test("no claim of any type aborts a login, gives a role that is not told, or proves another address", () => {
  fc.assert(
    fc.property(claims, fc.option(claims), (token, added) => {
      const identity = read(token, added);
      const sources = [token, added ?? {}];
      expect(identity.subject).toBe("https://id.example.no/ 1");
      expect(identity.name).toEqual(expect.stringMatching(/^.{1,100}$/su));
      for (const [role, group] of [
        ["admin", "kino-leder"],
        ["editor", "kino"],
      ] as const)
        if (identity.role === role) expect(sources.some(({ groups }) => tells(groups, group))).toBe(true);
      if (tells(token.groups, "kino-leder")) expect(identity.role).toBe("admin");
      if (identity.untold !== undefined) expect(identity.role).toBeNull();
      const isSaid = ({ email, email_verified }: Record<string, unknown>) =>
        `${email}`.trim().toLowerCase() === identity.email && `${email_verified}`.toLowerCase().trim() === "true";
      if (identity.isVerified) expect(sources.some(isSaid)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test("whoever is invited comes in, whatever else is claimed, and only with the invitation's role", () => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-claims-"));
  const accounts = new Accounts({ folder });
  let number = 0;
  fc.assert(
    fc.property(claims, fc.constantFrom(true, "true", "True"), (others, email_verified) => {
      number += 1;
      const [sub, email] = [`${number}`, `ansatt${number}@example.no`];
      const { groups: _, ...rest } = others;
      const identity = () => read({ ...rest, sub, email: ` ${email.toUpperCase()}`, email_verified });
      expect(enterProvided(accounts, identity())).toBeNull();
      accounts.invite({ email, role: "editor", by: null });
      expect(enterProvided(accounts, identity())).toMatchObject({ email, role: "editor" });
      expect(enterProvided(accounts, identity())).toMatchObject({ email, role: "editor" });
    }),
    { numRuns: 150 },
  );
  accounts.close();
  rmSync(folder, { recursive: true });
});

test.each([[""], [7], [null], [["1"]], [{}], [undefined]])("a login of nobody (%j) is none", (sub) => {
  expect(() => claimsIn({ sub, email: EMAIL, email_verified: true })).toThrow();
});

test.each<[object, string]>([
  [{ name: " Kari Nordmann " }, "Kari Nordmann"],
  [{ given_name: "Kari", family_name: "Nordmann" }, "Kari Nordmann"],
  [{ name: ["Kari"], given_name: "Kari", family_name: null }, "Kari"],
  [{ name: "", email: EMAIL }, EMAIL],
  [{}, "1"],
])("who claims %j is called %s", (told, name) => expect(read(told).name).toBe(name));

test("a proof of one address is none of another", () => {
  expect(read({ email: EMAIL }, { email: "ond@example.no", email_verified: true })).toMatchObject({
    isVerified: false,
  });
  expect(read({ email: EMAIL }, { email_verified: true }).isVerified).toBe(false);
  expect(read({ email: EMAIL }, { email: EMAIL, email_verified: true }).isVerified).toBe(true);
  expect(read({ email: EMAIL, email_verified: false }, { email: EMAIL, email_verified: true }).isVerified).toBe(false);
  expect(read({ email: null, name: null }, { email: EMAIL, email_verified: "true", name: "Bo" })).toMatchObject({
    email: EMAIL,
    name: "Bo",
    isVerified: true,
  });
});

test.each<[object, object]>([
  [{ groups: "kino" }, { role: "editor" }],
  [{ groups: ["ansatt", "kino", "kino-leder"] }, { role: "admin" }],
  [{ groups: [] }, { role: null }],
  [{ groups: "kino kino-leder" }, { role: null }],
  [{}, { role: null, untold: "silent" }],
  [{ groups: null }, { role: null, untold: "silent" }],
  [{ groups: { kino: true } }, { role: null, untold: "silent" }],
  [{ groups: [{ name: "kino" }, 7] }, { role: null, untold: "silent" }],
  [{ _claim_names: { groups: "src1" } }, { role: null, untold: "tooMany" }],
  [{ hasgroups: true }, { role: null, untold: "tooMany" }],
  [{ hasgroups: "true" }, { role: null, untold: "tooMany" }],
  [{ hasgroups: "true", groups: ["kino"] }, { role: "editor" }],
  [
    { _claim_names: "groups", hasgroups: {} },
    { role: null, untold: "silent" },
  ],
])("the claims %j tell %j", (told, role) => {
  const { role: got, untold } = read(told);
  expect({ role: got, ...(untold && { untold }) }).toEqual(role);
});

test("without a claim for roles nothing is told about them, nor missed", () => {
  expect(read({ groups: ["kino-leder"], hasgroups: true }, null, { ...SETTINGS, roles: null })).toMatchObject({
    role: null,
  });
  expect(read({}, null, { ...SETTINGS, roles: null }).untold).toBeUndefined();
});

test("user info is asked for what the ID token lacks, only", () => {
  const all = { sub: "1", name: "Bo", email: EMAIL, email_verified: false, groups: [] };
  expect(lacksAny(claimsIn(all), SETTINGS)).toBe(false);
  for (const name of ["name", "email", "email_verified", "groups"])
    for (const odd of [null, 7, {}]) expect(lacksAny(claimsIn({ ...all, [name]: odd }), SETTINGS)).toBe(true);
  const { groups: _, ...without } = all;
  expect(lacksAny(claimsIn(without), { ...SETTINGS, roles: null })).toBe(false);
});
