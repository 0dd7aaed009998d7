import { z } from "zod";
import { field } from "../define/field";
import { named } from "../define/naming";
import { either } from "../define/voices";
import { ACCESSIBILITY_CHOICES, accessibility } from "../entities/event/accessibility";
import { AGE_LIMIT_CHOICES } from "../entities/production/movie";
import { AUDIENCE_CHOICES, audience } from "../entities/production/production-fields";
import { WEEKDAY_CHOICES, weekday } from "../entities/site/opening-hours";
import { clock, evenWhenFieldsAreWrong, list, text } from "../fields";
import { AGE_LIMITS } from "../showings/age-limit";
import { OCCASION_PARTS } from "../showings/occasion";

const ANY = "Tom liste godtar alt.";

/** What showings must be to suit an occasion. */
export const occasionRule = named(
  { name: "OccasionRule", doc: "What showings must be to suit an occasion; an empty list allows everything." },
  z
    .strictObject({
      parts: field(
        z.array(named({ name: "OccasionPart", doc: "A part of the programme." }, z.enum(OCCASION_PARTS))).default([]),
        {
          label: "Hva slags",
          help: `film, event (kulturarrangement) og library (på biblioteket). ${ANY}`,
          atForm: "Velger du ingen, passer alt.",
          choices: { film: "Film", event: "Kulturarrangement", library: "På biblioteket" },
          doc: "film, event or library.",
          example: ["film"],
        },
      ),
      audience: field(z.array(audience).default([]), {
        label: "Passer for",
        help: `Hvem filmen eller arrangementet passer for; én er nok. ${ANY}`,
        atForm: "Én er nok. Velger du ingen, passer alt.",
        choices: AUDIENCE_CHOICES,
        doc: "Whom it suits; one is enough.",
        example: ["children"],
      }),
      ageLimit: field(z.enum(AGE_LIMITS).optional(), {
        label: "Høyeste aldersgrense",
        help: "Den høyeste aldersgrensen en film kan ha: A, 6, 9, 12, 15 eller 18.",
        atForm: "Gjelder filmene. Arrangementer har ingen aldersgrense.",
        choices: AGE_LIMIT_CHOICES,
        doc: "The highest age limit of films, or null for any.",
        example: "6",
      }),
      spoken: field(list(text).default([]), {
        label: "Tale",
        help: `Språk i filmen, slik det står på filmene: Norsk. ${ANY}`,
        atForm: "Språk i filmen, slik det står på filmene: Norsk.",
        doc: "Spoken languages of films; one is enough.",
        example: ["Norsk"],
      }),
      subtitles: field(list(text).default([]), {
        label: "Tekst",
        help: `Språk i teksten til filmen, slik det står på filmene: Norsk. ${ANY}`,
        atForm: "Språk i teksten, slik det står på filmene: Norsk.",
        doc: "Languages of films' subtitles; one is enough.",
        example: ["Norsk"],
      }),
      accessibility: field(accessibility, {
        label: "Tilrettelegging",
        help: `Tilrettelegging på forestillingen; én er nok. ${ANY}`,
        atForm: "Én er nok. Velger du ingen, passer alt.",
        choices: ACCESSIBILITY_CHOICES,
        doc: "One is enough.",
        example: ["hearingLoop"],
      }),
      features: field(list(text).default([]), {
        label: "Merkelapper",
        help: `Merkelapper, slik de står på forestillingene; én er nok: Seniorkino. ${ANY}`,
        atForm: "Slik de står på forestillingene, for eksempel Seniorkino. Én er nok.",
        doc: "Short tags; one is enough.",
        example: ["Seniorkino"],
      }),
      weekdays: field(z.array(weekday).default([]), {
        label: "Dager",
        help: `Ukedagene, på engelsk: sunday. ${ANY}`,
        atForm: "Velger du ingen, passer alle dager.",
        choices: WEEKDAY_CHOICES,
        doc: "Days of the week.",
        example: ["sunday"],
      }),
      from: field(clock.optional(), {
        label: "Begynner tidligst",
        help: "Klokkeslett, for eksempel 10:00.",
        atForm: "For eksempel 10.",
        doc: "The earliest start, or null.",
        example: "10:00",
      }),
      until: field(clock.optional(), {
        label: "Begynner før",
        help: "Klokkeslett, for eksempel 18:00.",
        atForm: "For eksempel 18.",
        doc: "It starts before this, or null.",
        example: "18:00",
      }),
    })
    .superRefine(({ from, until }, context) => {
      if (from === undefined || until === undefined || until > from) return;
      const first = either("from", "Begynner tidligst");
      context.addIssue({
        code: "custom",
        path: ["until"],
        message: `er ikke etter «${first}», så ingenting passer. → Skriv et senere klokkeslett, eller fjern det ene.`,
      });
    }, evenWhenFieldsAreWrong),
);
