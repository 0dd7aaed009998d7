import fc from "fast-check";
import { hostileText } from "../../tests/unit/hostile-text";
import { contentSecurityPolicy } from "./content-security-policy";
import { PLAIN_SITE, siteFactsSchema } from "./site-facts";

const reads = (facts: object): boolean => siteFactsSchema.safeParse({ ...PLAIN_SITE, ...facts }).success;

test.each(["https://video.example.no", "http://localhost:8100", "http://localhost:*"])("%s is an origin", (origin) => {
  expect(reads({ players: [origin] })).toBe(true);
});

test.each([
  "https://video.example.no;script-src",
  "https://video.example.no 'unsafe-inline'",
  "https://video$.example.no",
  "https://*",
  "https://video.example.no/",
  "data:",
  "*",
])("%s is no origin", (origin) => {
  for (const field of ["players", "filmPlatforms", "collectors"]) expect(reads({ [field]: [origin] })).toBe(false);
});

test.each(["a.example.no {", "a.example.no\n", "A.example.no", "a;b", "", "-a", "a b"])("%j is no host", (host) => {
  expect(reads({ host })).toBe(false);
  expect(reads({ aliases: [host] })).toBe(false);
});

test("whatever its characters, an origin is refused or adds no directive to the policy", () => {
  const names = (policy: string) => policy.split("; ").map((line) => line.split(" ", 1)[0]);
  fc.assert(
    fc.property(hostileText, (text) => {
      const found = siteFactsSchema.safeParse({ ...PLAIN_SITE, players: [`https://${text}`] });
      if (!found.success) return;
      expect(names(contentSecurityPolicy(found.data))).toEqual(names(contentSecurityPolicy(PLAIN_SITE)));
      expect(contentSecurityPolicy(found.data)).toContain(`frame-src https://${text}; `);
    }),
  );
});
