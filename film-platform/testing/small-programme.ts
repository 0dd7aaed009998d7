import type { Programme } from "../data/programme";

/** The current day of the tests' platforms. */
export const TODAY = "2026-12-05";

const film = (title: string, ediNumbers: string[], premiere: string) => ({
  title,
  ediNumbers,
  premiere,
  path: `/${title.toLowerCase()}-${ediNumbers[0]}`,
  poster: `/static/${ediNumbers[0]}.jpg`,
});

const showing = (
  id: string,
  ediNumber: string | null,
  start: string,
  status: Programme["showings"][number]["status"],
) => ({
  id,
  ediNumber,
  start: `${start}:00+01:00`,
  end: `${start.slice(0, 11)}22:00:00+01:00`,
  hall: "Kinosal",
  seats: 142,
  status,
});

/** Three films, one of them in two versions and one that has not had its premiere, and showings of each status. */
export const smallProgramme: Programme = {
  films: [
    film("Nattekspressen", ["20261"], "2026-11-06"),
    film("Manebyen", ["20267", "20268"], "2026-11-20"),
    film("Vinterkongen", ["20281"], "2026-12-25"),
  ],
  showings: [
    showing("natt-1128", "20261", "2026-11-28T20:00", "onSale"),
    showing("natt-1205-tidlig", "20261", "2026-12-05T17:00", "fewLeft"),
    showing("mane-1205", "20268", "2026-12-05T19:30", "onSale"),
    showing("natt-1205-avlyst", "20261", "2026-12-05T21:00", "cancelled"),
    showing("mane-1208", "20267", "2026-12-08T18:00", "soldOut"),
    showing("natt-1209", "20261", "2026-12-09T18:00", "moved"),
    showing("natt-1210", "20261", "2026-12-10T18:00", "planned"),
    showing("natt-1211", "20261", "2026-12-11T18:00", "saleOpensAt"),
    showing("lesestund-1205", null, "2026-12-05T12:00", "free"),
  ],
};
