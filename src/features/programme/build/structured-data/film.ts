import type { Movie, Thing } from "schema-dts";
import { ageLimitLabel } from "../../../../../domain/showings/age-limit";
import type { Showing, Title } from "../programme";
import { priceRange } from "./offers";
import { inLanguage, type PageContext, screening } from "./showing";

const person = (name: string) => ({ "@type": "Person" as const, name });

/** Of the version that has one; the page shows it too. */
const trailer = ({ versions }: Title, image: string | null): Pick<Movie, "trailer"> => {
  const found = versions.flatMap((version) => version.trailer ?? [])[0];
  if (!found) return {};
  const { title: name, url: embedUrl, seconds } = found;
  const thumbnail = image === null ? {} : { thumbnailUrl: image };
  return { trailer: { "@type": "VideoObject", name, embedUrl, duration: `PT${seconds}S`, ...thumbnail } };
};

const movie = (title: Title, { url, image }: PageContext): Movie => {
  const { main } = title;
  return {
    "@type": "Movie",
    "@id": `${url}#film`,
    url,
    name: main.title,
    ...(main.originalTitle === null ? {} : { alternateName: main.originalTitle }),
    description: main.contents[0]?.summary ?? "",
    ...(image === null ? {} : { image }),
    ...(main.runningTime === null ? {} : { duration: `PT${main.runningTime}M` }),
    ...(main.year === null ? {} : { dateCreated: String(main.year) }),
    ...(main.country === null ? {} : { countryOfOrigin: { "@type": "Country", name: main.country } }),
    // "Not set yet" is not a rating.
    ...(main.ageLimit === null ? {} : { contentRating: ageLimitLabel(main.ageLimit) }),
    genre: main.genres,
    director: main.directors.map(person),
    actor: main.cast.map(person),
    ...inLanguage(main),
    ...trailer(title, image),
  };
};

/** All showings of the film as one series, from the first to the last. */
const series = (showings: readonly Showing[], { main }: Title, context: PageContext): readonly Thing[] => {
  const [first] = showings;
  const last = showings[showings.length - 1];
  if (!first || !last) return [];
  const { url } = context;
  const offers = priceRange(showings, context);
  return [
    {
      "@type": "EventSeries",
      "@id": `${url}#forestillinger`,
      url,
      name: main.title,
      startDate: first.startIso,
      endDate: last.endIso ?? last.startIso,
      about: { "@id": `${url}#film` },
      subEvent: showings.map(({ key }) => ({ "@id": `${url}#${key}` })),
      ...(offers === null ? {} : { offers }),
    },
  ];
};

/** The graph of a film's page: the film, its showings, and their series. */
export const filmGraph = (title: Title, showings: readonly Showing[], context: PageContext): readonly Thing[] => [
  movie(title, context),
  ...series(showings, title, context),
  ...showings.map((showing) => screening(showing, context)),
];
