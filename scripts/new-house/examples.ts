import { addDays } from "../../domain/time/local-time";
import type { Part } from "./answers/parts";
import { type House, hallOf } from "./house";
import { type Motif, pictureOf } from "./pictures/motifs";

/** Marks everything that is only an example, so that nobody takes it for the programme. */
const EXAMPLE = "Eksempel";
const NOTE = "Eksempel: denne forestillingen finnes ikke.";

interface Example {
  readonly id: string;
  readonly title: string;
  readonly motif: Motif;
  readonly summary: string;
  readonly minutes: number;
}

const shared = ({ id, title, motif, summary, minutes }: Example) => ({
  id,
  title: `${EXAMPLE}: ${title}`,
  contents: [
    {
      summary,
      body: [
        "<p>Dette er et eksempel som fulgte med nettstedet, så dere ser hvordan en side som denne blir. Bytt tekst og bilder med deres egne, eller slett filen.</p>",
      ],
    },
  ],
  assets: [
    { type: "first_image", ...pictureOf(motif) },
    { type: "poster", ...pictureOf(motif, "poster") },
  ],
  features: [],
  runningTime: minutes,
});

/** An invented film as a template. */
export const film = (
  example: Example & { readonly edi: string; readonly premiere: string; readonly coming?: true },
) => ({
  [`productions/${example.id}.json`]: {
    ...shared(example),
    object: "movie",
    objectClass: example.coming ? "movie_coming" : "movie",
    typeText: "Film",
    parentSlug: `${example.id}-${example.edi}`,
    ediNumber: example.edi,
    audience: ["adults"],
    ageLimit: example.coming ? null : "A",
    directors: [],
    cast: [],
    genres: ["Drama"],
    spokenLanguage: "Norsk",
    subtitles: null,
    format: "2D",
    premiere: example.premiere,
    year: Number(example.premiere.slice(0, 4)),
    country: "Norge",
    distributor: "Eksempelfilm",
  },
});

/** An invented event as a template. */
export const happening = (
  example: Example & { readonly kind: string; readonly audience?: readonly string[]; readonly organiser?: string },
) => ({
  [`productions/${example.id}.json`]: {
    ...shared(example),
    object: "culture",
    objectClass: "culture",
    typeText: example.kind,
    pageReference: `${example.id}-e1`,
    audience: example.audience ?? ["adults"],
  },
});

/** A day in the first week, 0 for Monday. */
export const dayOf = ({ monday }: House, day: number): string => addDays(monday, day);

interface Showings {
  readonly of: string;
  readonly part: Part;
  /** Weekday, 0 for Monday, and time. */
  readonly at: readonly (readonly [day: number, time: string])[];
}

/** Showings in the first week; without ticket sale, because they are invented. */
export const showings = (house: House, { of, part, at }: Showings) => ({
  [`events/${of}.json`]: {
    events: at.map(([day, time]) => ({
      id: `${of}-${day + 1}-${time.replace(":", "")}`,
      production: of,
      start: `${dayOf(house, day)}T${time}`,
      hall: hallOf(house, part).id,
      status: part === "bibliotek" ? "free" : "planned",
      note: NOTE,
    })),
  },
});
