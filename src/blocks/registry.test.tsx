/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { builtOn, FURTHER_DOWN } from "../components/testing/block-props";
import { picture } from "../components/testing/pictures";
import { allowSearchElement } from "../components/testing/search-element";
import { cardShowing, filmTraits, showing, film as shownFilm } from "../components/testing/showings";
import { staticPage } from "../components/testing/static-page";
import { ENGLISH } from "../components/testing/words";
import { Block, prepareBlocks } from "./registry";

type Fields = Queries.BlockFieldsFragment;
type TypeName = Fields["__typename"];

const frame = { id: "del", place: { row: 1, column: 1, order: 1 } };
const today = { date: "2026-12-01" };
const asOf = "2026-12-01T00:00";
const emptyText = "Tomt.";
const film = {
  key: "nattekspressen",
  object: "movie" as const,
  title: "Nattekspressen",
  path: null,
  ediNumber: null,
  ageLimit: "12",
  parentSlug: null,
  poster: null,
};
const named = (heading: string) => ({ ...frame, heading });

/** One block of every type, and text that no other block shows. */
type Samples = { readonly [Name in TypeName]: readonly [Extract<Fields, { readonly __typename: Name }>, RegExp] };

const emptyProgramme = { emptyText, link: null, monthPath: null, today, asOf, events: [], productions: [] };

const BLOCKS: Samples = {
  AccessibilityStatementBlock: [
    {
      ...named("Kontrollert"),
      __typename: "AccessibilityStatementBlock",
      published: null,
      checked: "2026-11-22",
      tool: "axe",
      pages: 3,
      closely: 2,
      widths: [360],
      zoom: 400,
      faults: [],
    },
    /^KontrollertSist kontrollert 22\. november 2026\.axe har kontrollert 3 sider/,
  ],
  ActionBlock: [
    { ...named("Leie"), __typename: "ActionBlock", text: "Kom", label: "Bestill", path: "/x" },
    /KomBestill/,
  ],
  ArticleBodyBlock: [
    { ...frame, __typename: "ArticleBodyBlock", article: { content: "<p>Brødtekst</p>" } },
    /^Brødtekst$/,
  ],
  CalendarSubscribeBlock: [
    {
      ...named("Abonner"),
      __typename: "CalendarSubscribeBlock",
      text: "Følg med.",
      calendar: "kino",
      feature: null,
      siteUrl: "https://hus.no",
      production: null,
    },
    /^AbonnerFølg med\..*Kopier lenke$/,
  ],
  CardListBlock: [
    { ...named("Aktuelt"), __typename: "CardListBlock", limit: null, emptyText, link: null, articles: [] },
    /^AktueltTomt.$/,
  ],
  ContactBlock: [
    {
      ...frame,
      __typename: "ContactBlock",
      heading: null,
      people: [{ key: "a", name: "Vakta", role: null, phone: "69000000", email: null }],
    },
    /^KontaktVaktaTelefon: 69000000$/,
  ],
  CoverBlock: [
    {
      ...named("Huset"),
      __typename: "CoverBlock",
      kicker: "Velkommen",
      lead: "Inn",
      coverPicture: null,
      production: null,
      coverArticle: null,
      asOf,
      events: [],
      productions: [],
    },
    /^VelkommenHusetInn$/,
  ],
  CoverFlowBlock: [
    {
      ...named("Plakater"),
      __typename: "CoverFlowBlock",
      link: null,
      today,
      asOf,
      productions: [{ ...film, premiere: null, events: [cardShowing("2026-12-01T18:00")] }],
    },
    /^PlakaterNattekspressen12 Aldersgrense 12 år .*kl. 18.00/,
  ],
  CultureProgrammeBlock: [
    {
      ...named("Kultur"),
      __typename: "CultureProgrammeBlock",
      filters: false,
      limit: null,
      ...emptyProgramme,
    },
    /^KulturTomt.$/,
  ],
  EventsListBlock: [
    {
      ...named("Filmer"),
      __typename: "EventsListBlock",
      filters: false,
      childQuestion: false,
      emptyText,
      today,
      asOf,
      productions: [
        {
          ...film,
          ...filmTraits,
          premiere: null,
          events: [{ ...cardShowing("2026-12-01T18:00"), features: [], accessibility: [] }],
        },
      ],
    },
    /I dag kl. 18.00 Siste visning$/,
  ],
  FilmsInLanguageBlock: [
    {
      ...named("Films"),
      __typename: "FilmsInLanguageBlock",
      words: ENGLISH,
      understood: [],
      emptyText,
      today,
      asOf,
      productions: [],
    },
    /^FilmsTomt.$/,
  ],
  // Renders nothing without a film club.
  FilmReviewsBlock: [
    { ...named("Anmeldelser"), __typename: "FilmReviewsBlock", emptyText, production: { ediNumber: "20261" } },
    /^$/,
  ],
  FoyerScreenBlock: [
    {
      ...frame,
      __typename: "FoyerScreenBlock",
      logo: { file: { publicURL: null } },
      screenName: "Huset",
      seconds: 12,
      emptyText,
      rows: [],
      openDays: [],
      today,
      asOf,
      events: [],
      productions: [],
    },
    /^Huset.*Tomt.$/,
  ],
  MemberScreenBlock: [{ ...named("Klubben"), __typename: "MemberScreenBlock", screen: "login" }, /^Klubben/],
  MonthCalendarBlock: [
    {
      ...frame,
      __typename: "MonthCalendarBlock",
      cinemaLink: { label: "Kinoprogrammet", path: "/kino" },
      cultureLink: { label: "Kulturprogrammet", path: "/kultur" },
      emptyText,
      months: [],
      today,
      asOf,
      events: [],
      productions: [],
    },
    /^Desember 2026Tomt\.Hele programmet: Kinoprogrammet Kulturprogrammet$/,
  ],
  MovieInfoBlock: [
    { ...named("Om"), __typename: "MovieInfoBlock", show: "description", productions: [info("<p>Omtale</p>")] },
    /^OmOmtale$/,
  ],
  NotFoundBlock: [
    {
      ...named("Borte"),
      __typename: "NotFoundBlock",
      text: "Ikke her",
      emptyPicture: picture("Tomt"),
      furtherLinks: [],
      path: "/sok",
    },
    /^BorteIkke herSøk$/,
  ],
  NowAndNextBlock: [
    { ...named("Nå"), __typename: "NowAndNextBlock", today, asOf, rows: [], openDays: [], events: [], productions: [] },
    /^$/,
  ],
  OccasionBlock: [
    {
      ...named("Dette passer"),
      __typename: "OccasionBlock",
      daysAhead: 14,
      childQuestion: false,
      people: [],
      ...emptyProgramme,
    },
    /^Dette passerTomt.$/,
  ],
  OfflineBlock: [
    {
      ...named("Uten nett"),
      __typename: "OfflineBlock",
      text: "Prøv senere.",
      offlinePicture: picture("Støpselet er ute"),
      keptHeading: "Dette kan du lese",
      keptLinks: [{ label: "Forsiden", path: "/" }],
    },
    /^Uten nettPrøv senere\.Prøv igjenDette kan du leseForsiden$/,
  ],
  OpeningHoursBlock: [
    { ...frame, __typename: "OpeningHoursBlock", heading: null, today, parts: [], openDays: [] },
    /^$/,
  ],
  PosterWallBlock: [
    {
      ...named("Vegg"),
      __typename: "PosterWallBlock",
      emptyText,
      productions: [{ ...film, path: "/natt", poster: null }],
    },
    /^VeggTomt.$/,
  ],
  PictureGuideBlock: [
    {
      ...named("I huset"),
      __typename: "PictureGuideBlock",
      shape: "wide",
      parts: [{ name: "Heisen", html: "<p>Midt i foajeen</p>", picture: picture("En heis") }],
    },
    /^I husetHeisenMidt i foajeen$/,
  ],
  PriceTableBlock: [
    { ...named("Priser"), __typename: "PriceTableBlock", note: "Pr. dag", halls: [], extras: [], groups: [] },
    /^PriserPr. dag$/,
  ],
  QuickLinksBlock: [
    {
      ...named("Snarveier"),
      __typename: "QuickLinksBlock",
      asRow: false,
      links: [{ label: "Bøker", path: "/bok", text: null, picture: null }],
    },
    /^SnarveierBøker$/,
  ],
  RelatedArticlesBlock: [
    {
      ...named("Les videre"),
      __typename: "RelatedArticlesBlock",
      relatedCinema: { label: "Kinoprogram", path: "/k" },
      relatedCulture: null,
      relatedTo: { category: "cinema", related: [] },
    },
    /^Les videreKinoprogram$/,
  ],
  RelatedShowingsBlock: [
    {
      ...named("Lignende"),
      __typename: "RelatedShowingsBlock",
      ...builtOn("2026-12-01"),
      events: [showing()],
      productions: [shownFilm()],
      films: [],
    },
    /^Mer samme kveld.*Nattekspressen/,
  ],
  RichTextBlock: [
    { ...named("Kiosk"), __typename: "RichTextBlock", html: "<p>Åpen</p>", inColumns: false },
    /^KioskÅpen$/,
  ],
  RoomBlock: [
    {
      ...frame,
      __typename: "RoomBlock",
      heading: null,
      today: { date: "2026-12-01" },
      events: [],
      hall: {
        key: "festsal",
        name: "Festsal",
        inSentence: null,
        capacity: 9,
        setups: [],
        wheelchairSpaces: 0,
        area: null,
        floor: null,
        accessibility: [],
        equipment: [],
        bookingUrl: null,
        prices: [],
      },
    },
    /^Plass, utstyr og priserPlasserInntil 9$/,
  ],
  RoomFinderBlock: [
    {
      ...named("Finn rom"),
      __typename: "RoomFinderBlock",
      link: null,
      today,
      person: null,
      halls: [],
      extras: [],
      events: [],
      productions: [],
    },
    /^$/,
  ],
  ScheduleBlock: [
    {
      ...named("Program"),
      __typename: "ScheduleBlock",
      filters: false,
      childQuestion: false,
      variant: "list",
      days: null,
      ...emptyProgramme,
    },
    /^ProgramTomt.$/,
  ],
  SearchFieldBlock: [
    { ...frame, __typename: "SearchFieldBlock", path: "/sok", text: "Let", examples: [], ways: [] },
    /^Søk på nettstedet/,
  ],
  SeatingPlansBlock: [
    {
      ...named("Oppsett"),
      __typename: "SeatingPlansBlock",
      hall: { setups: [{ kind: "cafe", name: "Kafé", seats: 48, text: null, price: null, plan: null }] },
    },
    /^OppsettKafé48 plasser$/,
  ],
  StoredThingsBlock: [{ ...named("Lagret"), __typename: "StoredThingsBlock" }, /^Lagret.*Hva.*Ett år/],
  TicketListBlock: [
    {
      ...frame,
      __typename: "TicketListBlock",
      heading: null,
      childQuestion: false,
      emptyText,
      companionPass: "",
      siteUrl: "",
      link: null,
      ask: null,
      production: null,
      today,
      asOf,
      events: [],
      productions: [],
    },
    /^ForestillingerTomt.$/,
  ],
  TicketsBlock: [
    { ...named("Billetter"), __typename: "TicketsBlock", emptyText, link: null },
    /^BilletterHenter billettene dine …Denne delen av siden trenger JavaScript\.$/,
  ],
  TrailerBlock: [
    {
      ...frame,
      __typename: "TrailerBlock",
      heading: null,
      productions: [{ cover: null, trailer: { url: "https://video.example.no/1", title: "Klipp", seconds: 9 } }],
    },
    /^TrailerVis traileren \(9 sekunder\)/,
  ],
  UpcomingFilmsBlock: [
    {
      ...named("Kommer"),
      __typename: "UpcomingFilmsBlock",
      filters: false,
      childQuestion: false,
      emptyText,
      today,
      productions: [{ ...film, ...filmTraits, premiere: "2026-12-26" }],
    },
    /Premiere lør. 26. des.$/,
  ],
  WatchListBlock: [
    { ...named("Lista"), __typename: "WatchListBlock", emptyText, link: null },
    /^ListaHenter lista di …Denne delen av siden trenger JavaScript\.$/,
  ],
};

function info(body: string): Queries.MovieInfoBlockFieldsFragment["productions"][number] {
  return {
    key: "nattekspressen",
    object: "movie",
    title: "Nattekspressen",
    originalTitle: null,
    versionLabel: null,
    ageLimit: null,
    ageReason: null,
    ageText: null,
    runningTime: null,
    genres: [],
    directors: [],
    cast: [],
    performers: [],
    spokenLanguage: null,
    subtitles: null,
    format: null,
    premiere: null,
    country: null,
    year: null,
    distributor: null,
    organiser: null,
    contents: [{ body }],
  };
}

beforeEach(allowSearchElement);
afterEach(() => jest.restoreAllMocks());

test.each(Object.entries(BLOCKS))("renders a %s with its own component", async (_name, [block, words]) => {
  await prepareBlocks([block]);
  expect(staticPage(<Block block={block} {...FURTHER_DOWN} />)).toHaveTextContent(words);
});

test("passes the page's headline and place on", () => {
  const [block] = BLOCKS.NotFoundBlock;
  render(<Block block={block} headline="h1" first />);
  expect(screen.getByRole("heading", { level: 1, name: "Borte" })).toBeVisible();
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
});

test("passes on showings with all fields of a row", () => {
  const [block] = BLOCKS.ScheduleBlock;
  const production = {
    ...info(""),
    ...film,
    typeText: "Film",
    kind: "Film",
    audience: [],
    contents: [],
    cover: null,
    poster: null,
  };
  const page = staticPage(
    <Block block={{ ...block, events: [showing()], productions: [production] }} {...FURTHER_DOWN} />,
  );
  expect(page).toHaveTextContent(/Lørdag 5. desember uke 49.*18.00.*Nattekspressen.*Kjøp for/);
});
