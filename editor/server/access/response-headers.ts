import type { Hosting } from "./hosting";

/** `pages` is the origin of the preview's pages, the only ones allowed in frames. */
const policy = (pages: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-src ${pages}; frame-ancestors 'none'`;

const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Extra headers of a hosted desk. The camera is for pictures from a phone. */
const HOSTED = {
  "Strict-Transport-Security": "max-age=31536000",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
};

/** Headers of all the desk's responses. */
export const responseHeaders = (hosting: Hosting, localPreview: string): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  ...(hosting.isHosted && HOSTED),
  "Content-Security-Policy": policy(hosting.isHosted ? (hosting.previewOrigin ?? "'none'") : localPreview),
});
