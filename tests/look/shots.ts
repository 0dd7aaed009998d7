import type { Page } from "@playwright/test";
import { DEMO_EMAIL, demoPassword } from "../../film-platform/data/demo-member";
import { CLOSELY } from "../browser/support/accessibility-facts";
import { button, emailField, entry, passwordField } from "../browser/support/film-club-page";
import { comeAs, profileOf } from "../browser/support/members";
import { MEMBER_ROUTES } from "../browser/support/routes";

export interface Shot {
  /** The name of its file and its label. */
  readonly name: string;
  /** The path of a page of the site, or the hash of a screen of the desk. */
  readonly path: string;
  readonly widths: readonly number[];
  readonly media?: "screen" | "print";
  /** Only what the screen shows; default the whole page. */
  readonly height?: number;
  /** As a member: logged in before the page is opened. */
  readonly isMember?: boolean;
  /** A first visit: the question about statistics has not been answered. */
  readonly isFirst?: boolean;
  /** What a visitor does before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const PHONE = 390;
const DESKTOP = 1280;
const USUAL = [PHONE, DESKTOP];
/** Where the arrangement of columns differs. */
const ALL = [PHONE, 768, DESKTOP, 1920];
const SHEET_OF_PAPER = 794;

const WIDE_LAYOUTS = ["/", "/kinoprogram", "/kulturprogram", "/kalender", "/biblioteket", "/utleie", "/filmer"];

const named = (path: string): string => (path === "/" ? "forside" : path.slice(1).replaceAll(/[^\w-]+/g, "_"));

/** Pages that together have every block, setting, state of a showing and age limit. */
const pages: readonly Shot[] = [...new Set([...WIDE_LAYOUTS, ...CLOSELY])].map((path) => ({
  name: named(path),
  path,
  widths: WIDE_LAYOUTS.includes(path) ? ALL : USUAL,
}));

const memberScreens: readonly Shot[] = MEMBER_ROUTES.map((path) => ({
  name: `medlem-${named(path)}`,
  path,
  widths: USUAL,
  isMember: true,
}));

const wrongPassword = async (page: Page): Promise<void> => {
  await emailField(page).fill(DEMO_EMAIL);
  await passwordField(page).fill("feil passord");
  await button(page, "Logg inn").click();
  await page.getByRole("region", { name: "Det gikk ikke" }).waitFor();
};

const sevenYears = async (page: Page): Promise<void> => {
  await page.getByLabel("Barnets alder").first().selectOption("7");
};

const states: readonly Shot[] = [
  {
    name: "forste-besok",
    path: "/",
    widths: USUAL,
    height: 844,
    isFirst: true,
    act: (page) => page.mouse.wheel(0, 400),
  },
  {
    name: "meny",
    path: "/",
    widths: [PHONE],
    height: 844,
    act: (page) => page.getByRole("button", { name: "Meny" }).click(),
  },
  { name: "barnet-er-sju", path: "/kinoprogram", widths: USUAL, act: sevenYears },
  { name: "ingen-treff-i-filteret", path: "/kinoprogram?alder=18&sprak=norsk-tale&format=3d", widths: USUAL },
  { name: "sok-natekspressen", path: "/sok?q=natekspressen", widths: USUAL },
  { name: "sok-uten-treff", path: "/sok?q=xyzxyz", widths: USUAL },
  { name: "ukjent-adresse", path: "/finnes-ikke", widths: USUAL },
  { name: "medlem-forside", path: "/", widths: USUAL, isMember: true, height: 844 },
  { name: "feil-passord", path: "/logg-inn", widths: USUAL, act: wrongPassword },
  { name: "tomt-skjema", path: "/ny-konto", widths: USUAL, act: (page) => button(page, "Opprett konto").click() },
  { name: "skjerm-i-foajeen", path: "/skjerm", widths: [1920], height: 1080 },
];

const onPaper: readonly Shot[] = ["/", "/kinoprogram", "/kulturprogram", "/nattekspressen-20261", "/kalender"].map(
  (path) => ({ name: `papir-${named(path)}`, path, widths: [SHEET_OF_PAPER], media: "print" as const }),
);

export const SITE_SHOTS: readonly Shot[] = [...pages, ...states, ...memberScreens, ...onPaper];

export const DESK_SHOTS: readonly Shot[] = [
  ["oversikt", "#/"],
  ["uka", "#/uka"],
  ["ny-film", "#/ny/productions?som=film"],
  ["film", "#/rediger/productions/nattekspressen"],
  ["forestilling", "#/liste/events"],
  ["artikkel", "#/rediger/articles/ledsagerbevis"],
  ["side", "#/rediger/pages/presse"],
  ["artikler", "#/liste/articles"],
  ["filmer", "#/liste/productions"],
  ["priser", "#/rediger/sites/kulturhuset?bare=priceLists"],
  ["apningstider", "#/rediger/sites/kulturhuset?bare=openingHours"],
  ["publisering", "#/publisering"],
  ["historikk", "#/historikk"],
]
  .map(([name = "", path = ""]): Shot => ({ name: `desk-${name}`, path, widths: USUAL }))
  // All pictures of the content would be a third of the look.
  .concat({ name: "desk-bilder", path: "#/bilder", widths: USUAL, height: 1400 });

/** Logs the demonstration member in on this browser, through the film platform that the site was built with. */
export const logInDemo = async (page: Page, platform: string): Promise<void> => {
  await comeAs(page, await profileOf(platform, DEMO_EMAIL, demoPassword(118)));
  await page.reload();
  await entry(page).filter({ hasText: "Min side" }).waitFor();
};
