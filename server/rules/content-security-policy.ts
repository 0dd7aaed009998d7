import type { SiteFacts } from "./site-facts";

const orNone = (sources: readonly string[]): string => (sources.length === 0 ? "'none'" : sources.join(" "));

/**
 * One policy for the whole site: nothing from other origins is fetched, run or shown. The reason for each line is in
 * docs/decisions/0016-one-content-security-policy.md.
 */
export const contentSecurityPolicy = ({
  filmPlatforms,
  collectors,
  players,
  inlineScripts,
}: Pick<SiteFacts, "filmPlatforms" | "collectors" | "players" | "inlineScripts">): string => {
  const directives = {
    "default-src": "'none'",
    "script-src": ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(" "),
    "style-src": "'self'",
    // Focal points and colours of pictures are style attributes; style elements are never allowed.
    "style-src-attr": "'unsafe-inline'",
    // A member's list and tickets show the platform's pictures, which it may also send as data URLs.
    "img-src": ["'self'", "data:", ...filmPlatforms].join(" "),
    "font-src": "'self'",
    "connect-src": ["'self'", ...filmPlatforms, ...collectors].join(" "),
    "frame-src": orNone(players),
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
};
