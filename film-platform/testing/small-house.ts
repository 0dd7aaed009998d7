import type { House } from "../data/programme";
import { houseShowing } from "./house-showing";

const production = (id: string, kind: "film" | "culture", title: string): House["productions"][number] => ({
  id,
  kind,
  title,
  typeText: kind === "film" ? "Film" : "Konsert",
  originalTitle: null,
  ediNumber: kind === "film" ? "20261" : null,
  runningTime: 98,
  ageLimit: null,
  genres: [],
  directors: [],
  spokenLanguage: null,
  subtitles: null,
  format: null,
  premiere: null,
  year: 2026,
  country: null,
  distributor: null,
  summary: kind === "film" ? null : "En kveld med jazz.",
});

const prices = [{ label: "Voksen", amount: 135 }];

/** A film and a concert with a showing each, and an article. */
export const smallHouse: House = {
  productions: [production("natt", "film", "Nattekspressen"), production("jazz", "culture", 'Jazz; "live"')],
  showings: [
    houseShowing({
      id: "natt-1",
      production: "natt",
      start: "2026-12-05T18:00",
      prices,
      ticketUrl: "https://billett.example.no/natt-1",
    }),
    houseShowing({
      id: "jazz-1",
      production: "jazz",
      start: "2026-12-06T20:30",
      end: "2026-12-06T22:00",
      hall: "scenen",
      status: "cancelled",
      reason: "Sykdom.",
      prices,
    }),
  ],
  articles: [
    {
      id: "nytt",
      title: "Nytt",
      slug: "nytt",
      summary: null,
      content: "<p>Nytt.</p>",
      category: "culture",
      author: "Redaksjonen",
      node_locale: "nb",
      createdAt: 1,
      updatedAt: 1,
      order: 3,
    },
  ],
};
