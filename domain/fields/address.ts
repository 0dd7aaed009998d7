import { z } from "zod";
import { shared } from "../define/field";
import { either } from "../define/voices";

/** The maximum length accepted by servers and browsers. */
const MAX_ADDRESS_LENGTH = 2_000;
/** A segment becomes a folder name; one too long for the file system fails the build. */
const MAX_SEGMENT_LENGTH = 120;
const MAX_PATH_LENGTH = 400;

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** Names used by Gatsby and the site's own output: a page there would be overwritten, or overwrite. */
const RESERVED = ["index", "page-data", "slice-data", "static", "dev-404-page", "offline-plugin-app-shell-fallback"];

/** Whether a path begins with a folder written by the build. */
export const isReservedPath = (path: string): boolean => RESERVED.includes(path.split("/")[1] ?? "");

/** URL accepts some host characters that are special to servers: "a.no;b". */
const isHost = (host: string): boolean => host.length <= 253 && host.split(".").every((label) => LABEL.test(label));

const parsed = (address: string, base?: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

/** Space, control characters, and others not allowed in an address. */
const hasStrangeCharacters = (address: string): boolean => /[\s\p{C}\\"<>^`{|}]/u.test(address);

const isEncodedWell = (address: string): boolean => {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
};

const isAddress = (value: string): boolean => {
  const url = parsed(value);
  return (
    url !== null &&
    url.protocol === "https:" &&
    isHost(url.hostname) &&
    url.username === "" &&
    url.password === "" &&
    !hasStrangeCharacters(value) &&
    value.length <= MAX_ADDRESS_LENGTH
  );
};

const OWN_SITE = "https://own.invalid";

/** An internal address: "/kinoprogram?dag=1#i-dag". Not "//elsewhere", which browsers take for another host. */
const isOwnAddress = (value: string): boolean =>
  value.startsWith("/") &&
  !hasStrangeCharacters(value) &&
  isEncodedWell(value) &&
  value.length <= MAX_ADDRESS_LENGTH &&
  parsed(value, OWN_SITE)?.origin === OWN_SITE;

const isMail = (value: string): boolean => /^mailto:[^\s@]+@[^\s@]+$/.test(value) && !hasStrangeCharacters(value);
const isPhone = (value: string): boolean => /^tel:\+?[\d().-]+$/.test(value);

const NO_ADDRESS = "er ikke en nettadresse. → Skriv hele adressen, og begynn med https://.";

/** An absolute address: https, a host, and no characters that are special to servers. */
export const webUrl = shared(
  z
    .string()
    .regex(/^https:\/\/[^\s]+$/, NO_ADDRESS)
    .refine(isAddress, NO_ADDRESS),
  { widget: "address" },
);

const NO_HOST = "er ikke et vertsnavn. → Skriv for eksempel kulturhus.example.no.";

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export const hostName = z
  .string()
  .regex(HOST, NO_HOST)
  .refine((host) => !HOST.test(host) || (isHost(host) && parsed(`https://${host}`)?.hostname === host), NO_HOST);

const NO_LINK = "er ikke en lenke. → Begynn med / for en side her, eller https:// for et annet nettsted.";

/** A page of this site ("/kinoprogram"), a file in static ("/program.pdf") or an absolute address. */
export const target = shared(
  z
    .string()
    .regex(/^(\/[^\s]*|https:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/, NO_LINK)
    .refine((value) => isOwnAddress(value) || isAddress(value) || isMail(value) || isPhone(value), NO_LINK),
  { widget: "link" },
);

/** An internal or absolute address. */
export const location = shared(
  z
    .string()
    .refine(
      (value) => isOwnAddress(value) || isAddress(value),
      "er ikke en adresse. → Begynn med / på eget nettsted, eller https:// på et annet.",
    ),
  { widget: "address" },
);

const NO_PATH = `er ikke en ${either("sti", "adresse på nettstedet")}. → Begynn med /, bruk a–z, 0–9 og bindestrek, og ikke skråstrek til slutt.`;

/** Whether folders can be made for a path, with the file in the last. */
export const fitsFolders = (path: string): boolean =>
  path.length <= MAX_PATH_LENGTH && path.split("/").every((segment) => segment.length <= MAX_SEGMENT_LENGTH);

const TOO_LONG = `er for lang. → Hold hver del under ${MAX_SEGMENT_LENGTH} tegn, og hele adressen under ${MAX_PATH_LENGTH}.`;

/** A page's path, whose last part may be a parameter: "/:production". */
export const path = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9-]+)*(\/:?[a-z0-9-]+)$/, NO_PATH)
  .refine(fitsFolders, TOO_LONG)
  .refine(
    (value) => !isReservedPath(value),
    "er opptatt: nettstedet legger sine egne filer der. → Velg en annen adresse.",
  );

/** The path of a single page. */
export const pagePath = shared(
  path.refine((value) => !value.includes(":"), NO_PATH),
  { widget: "link" },
);

const NO_OLD_PATH = `er ikke en ${either("gammel sti", "gammel adresse")}. → Begynn med /, uten ? og # og uten skråstrek til slutt.`;
const NOT_ONE_PATH =
  "er ikke én bestemt sti. → Skriv en videresending for hver gammel sti: jokertegn som * og deler som :navn er ikke støttet.";

/** A decoded old path that a server can compare: no wildcard, no empty or relative part. */
const isOldPath = (value: string): boolean =>
  isOwnAddress(value) &&
  !/[*?#]/.test(decodeURIComponent(value)) &&
  !/[\p{C}\\]/u.test(decodeURIComponent(value)) &&
  fitsFolders(value) &&
  decodeURIComponent(value)
    .slice(1)
    .split("/")
    .every((part) => part.trim() !== "" && part !== "." && part !== ".." && !part.startsWith(":"));

/** An old path of the site: letters of any language, plain or percent-encoded. */
export const oldPath = z
  .string()
  .regex(/^\/[^\s?#]*[^\s?#/]$/, NO_OLD_PATH)
  .refine(isOldPath, NOT_ONE_PATH);
