import { either, labelled } from "../../../domain/define/voices";
import type { SiteSettings } from "../../../domain/entities/site/site";
import type { Entry } from "../../content/content";
import { suggestion } from "../../problems/nearest";
import { type Problem, problemAt, warningAt } from "../../problems/problem";

const languages = ({ entity: { locale }, origin }: Entry<SiteSettings>): readonly Problem[] =>
  locale.enabled.flatMap((enabled, index) =>
    locale.available.includes(enabled)
      ? []
      : [
          problemAt(origin, {
            at: ["locale", "enabled", index],
            message: `er «${enabled}», men det språket står ikke i ${labelled("available")}.`,
            cure: suggestion(enabled, locale.available),
          }),
        ],
  );

const publishing = ({ entity, origin }: Entry<SiteSettings>): readonly Problem[] => [
  ...(entity.published && entity.demonstration !== undefined
    ? [
        warningAt(origin, {
          at: ["demonstration"],
          message: `står der, men ${either("published er true", "nettstedet er synlig for søkemotorer")}: datoene på et ekte nettsted blir flyttet.`,
          cure: `${either("Fjern demonstration", "Slutt å flytte datoene")} når innholdet er ekte, eller ${either("sett published til false", "skjul nettstedet for søkemotorer")}.`,
        }),
      ]
    : []),
  ...(entity.published && entity.stage !== "production"
    ? [
        warningAt(origin, {
          at: ["published"],
          message: `er ${either("true", "på")}, men ${labelled("stage")} er «${entity.stage}»: søkemotorer slippes ikke inn.`,
          cure: 'Sett "stage" til "production" når nettstedet er ekte.',
        }),
      ]
    : []),
  ...(entity.analytics.enabled && entity.analytics.page === undefined
    ? [
        warningAt(origin, {
          at: ["analytics", "page"],
          message: `mangler, men ${either("enabled er true", "statistikk er på")}: leseren får ikke vite hva statistikken lagrer.`,
          cure: "Skriv adressen til siden som forteller det.",
        }),
      ]
    : []),
];

const people = ({ entity: { contact }, origin }: Entry<SiteSettings>): readonly Problem[] =>
  contact.flatMap(({ name, phone, email }, index) =>
    phone === undefined && email === undefined
      ? [
          warningAt(origin, {
            at: ["contact", index],
            message: `gjelder ${name}, men har verken ${either("phone", "telefon")} eller ${either("email", "e-post")}.`,
            cure: "Skriv minst én av dem.",
          }),
        ]
      : [],
  );

/**
 * Norwegian numbers have eight digits, or five or three (116 117 has six); others begin with "+" and a country code.
 */
const isWholeNumber = (phone: string): boolean => {
  const digits = phone.replace(/[^\d+]/g, "").replace(/^(?:\+|00)47(?=\d{8}$)/, "");
  return digits.startsWith("+") || /^(?:116\d{3}|\d{3}|\d{5}|\d{8})$/.test(digits);
};

const numbers = ({ entity: { address, contact }, origin }: Entry<SiteSettings>): readonly Problem[] => [
  ...(/^\d{4}$/.test(address.postalCode)
    ? []
    : [
        warningAt(origin, {
          at: ["address", "postalCode"],
          message: `er «${address.postalCode}», men et postnummer har fire sifre.`,
          cure: `Rett postnummeret. Poststedet skrives i ${labelled("city")}.`,
        }),
      ]),
  ...contact.flatMap(({ phone }, index) =>
    phone === undefined || isWholeNumber(phone)
      ? []
      : [
          warningAt(origin, {
            at: ["contact", index, "phone"],
            message: `er «${phone}», men et norsk telefonnummer har åtte sifre.`,
            cure: "Rett nummeret. Et nummer i et annet land begynner med + og landets nummer.",
          }),
        ],
  ),
];

/** The settings of a site are consistent. */
export const checkSettings = (site: Entry<SiteSettings>): readonly Problem[] => [
  ...languages(site),
  ...publishing(site),
  ...people(site),
  ...numbers(site),
];
