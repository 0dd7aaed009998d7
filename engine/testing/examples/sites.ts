import { ARTICLE, type Example, field, SITE, type Subject } from "./example";

const two = (slip: string, siteId?: string): Example => ({
  slip,
  make: (content) => content.copy(SITE, "sites/hytta.json", { id: "hytta", name: "Hytta" }),
  circumstances: { siteId },
});

const hours = (slip: string, exception: object): Example =>
  field(slip, SITE, "openingHours[0].exceptions", [{ from: "2026-12-24", reason: "Jul", ...exception }]);

const words = (slip: string, row: object): Example => field(slip, SITE, "searchWords", [row]);

export const SITES: Subject = {
  heading: "Nettstedet",
  examples: [
    two("Det er to nettsteder, og ingen er valgt"),
    two("Nettstedet som er valgt, finnes ikke", "hyta"),
    field("Språket er ikke slått på", SITE, "locale.default", "nn"),
    field("To språk er slått på", SITE, "locale.enabled", ["nb", "nn"]),
    field("Ingen språk er oppgitt", SITE, "locale.available", []),
    field("Nettstedet er på et annet språk enn bokmål", SITE, "locale", {
      available: ["nn"],
      enabled: ["nn"],
      default: "nn",
    }),
    field("Språkvalget er slått på", SITE, "theme.language.enabled", true),
    field("En blokkfamilie som sidene bruker, er ikke nevnt", SITE, "components", [
      { train: "program", version: "v8" },
    ]),
    field("En blokkfamilie finnes ikke", SITE, "components[0].train", "progam"),
    field("En blokkfamilie har en annen versjon", SITE, "components[0].version", "v7"),
    field("En sal viser til åpningstider som ikke finnes", SITE, "halls[0].part", "kino"),
    field("Et tillegg til leie viser til en sal som ikke finnes", SITE, "extras", [
      { name: "Utstyr", rows: [{ label: "Projektor", amount: 450, unit: "per dag", halls: ["storesal"] }] },
    ]),
    field("En farge mangler #", SITE, "theme.colors.accent", "9B1B30"),
    field("En farge er skrevet som et ord", SITE, "theme.colors.accent", "rød"),
    field("Vertsnavnet har https://", SITE, "host", "https://lillevik.example.no"),
    field("Telefonnummeret har bokstaver", SITE, "contact[0].phone", "69 OO 00 00"),
    field("E-postadressen er ikke gyldig", SITE, "contact[0].email", "post(at)example.no"),
    field("Adressen for feil i nettleseren er ikke gyldig", SITE, "errorCollector", "feil.example.no"),
    field("Åpningstidene mangler", SITE, "openingHours[0].weekly", undefined),
    field("Åpningstidene er skrevet på to måter", SITE, "openingHours[0].followsProgramme", { minutesBefore: 30 }),
    field("Åpningstidene følger programmet, men ingen sal hører til", SITE, "openingHours[1]", {
      id: "kafeen",
      name: "Kafeen",
      followsProgramme: { minutesBefore: 30 },
      publicHolidays: "closed",
    }),
    field("Åpningstidene har ingen dager", SITE, "openingHours[0].weekly[0].days", []),
    field("Et faktum har tegn fra HTML", SITE, "facts", [{ id: "holdeplass", text: "<b>3</b> minutter" }]),
    {
      slip: "En tekst henter et faktum som ikke finnes",
      make: (content) =>
        content
          .set(SITE, "facts", [{ id: "holdeplass", text: "3" }])
          .set(ARTICLE, "summary", "Holdeplassen er {fakta:holdeplasen} minutter unna."),
    },
    field("En tekst henter noe som ingen kjenner", ARTICLE, "summary", "Bussen går {fakta:rutetider}."),
    words("Et søkeord viser til seg selv", { words: ["gavekort"], find: ["Gavekort"] }),
    words("Søkeord har ingenting å finne", { words: ["gavekort"], find: [] }),
    words("Søkeord mangler", { words: [], find: ["billetter"] }),
    hours("Et unntak har ingen tider", {}),
    hours("Et unntak slutter før det begynner", { to: "2026-12-20", closed: true }),
  ],
};
