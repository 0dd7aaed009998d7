import { resolve } from "node:path";
import { isMainVersion } from "../../src/features/programme/build/programme";
import { grouped } from "../../src/rules/collections/grouped";
import { writeWhenChanged } from "../write-when-changed";

/** Input of the stand-in film platform: film-platform/data/programme.ts reads it by its own schema. */
const FILE = resolve(".cache/film-platform.json");

export const FILM_PLATFORM_QUERY = /* GraphQL */ `
  query FilmPlatform {
    allProduction {
      nodes {
        key
        object
        title
        parentSlug
        ediNumber
        path
        premiere
        poster {
          file {
            childImageSharp {
              resize(width: 400, toFormat: JPG, quality: 72) {
                src
              }
            }
          }
        }
      }
    }
    allEvent {
      nodes {
        key
        startIso
        endIso
        status
        hall {
          name
          capacity
        }
        production {
          ediNumber
        }
      }
    }
  }
`;

type Data = Queries.FilmPlatformQuery;
type Version = Data["allProduction"]["nodes"][number];

/** The versions of each film, the main one first. */
const filmsOf = (versions: readonly Version[]): readonly (readonly [Version, ...Version[]])[] => {
  const mains = versions.filter(isMainVersion);
  const bySlug = grouped(versions, ({ parentSlug }) => parentSlug);
  const restOf = (main: Version) => (bySlug.get(main.parentSlug) ?? []).filter((one) => one !== main);
  return mains.map((main) => [main, ...restOf(main)]);
};

const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1);

/** Films with all their versions, and showings, as the site was built. */
export const filmPlatformFile = ({ allProduction, allEvent }: Data) => ({
  films: filmsOf(allProduction.nodes.filter(({ object }) => object === "movie").toSorted(byKey)).map(
    ([main, ...others]) => ({
      title: main.title,
      ediNumbers: [main, ...others].flatMap(({ ediNumber }) => ediNumber ?? []),
      path: main.path,
      poster: main.poster?.file.childImageSharp?.resize?.src ?? null,
      premiere: main.premiere,
    }),
  ),
  showings: allEvent.nodes.toSorted(byKey).map(({ key, startIso, endIso, hall, status, production }) => ({
    id: key,
    ediNumber: production.ediNumber,
    start: startIso,
    end: endIso,
    hall: hall.name,
    seats: hall.capacity,
    status,
  })),
});

export const writeFilmPlatformFile = (data: Data): void =>
  writeWhenChanged(FILE, `${JSON.stringify(filmPlatformFile(data), null, 2)}\n`);
