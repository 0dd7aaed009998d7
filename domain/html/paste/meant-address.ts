/** Addresses that mail programs and web services lay around those of links, and the parameter with the real one. */
const WRAPPERS: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/\.safelinks\.protection\.outlook\.com$/, /./, "url"],
  [/^statics\.teams\.cdn\.office\.net$/, /safelinks/, "url"],
  [/^www\.google\.[a-z.]+$/, /^\/url$/, "q"],
  [/^www\.google\.[a-z.]+$/, /^\/url$/, "url"],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/, "u"],
];

/** The address that a link was written with: visitors are not led through the mail program's. */
export const meantAddress = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const found = WRAPPERS.filter(([host, path]) => host.test(hostname) && path.test(pathname));
  const real = found
    .map(([, , parameter]) => searchParams.get(parameter))
    .find((one) => /^https?:\/\//i.test(one ?? ""));
  return real ?? address;
};
