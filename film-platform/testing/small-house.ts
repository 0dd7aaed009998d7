import type { House } from "../data/programme";

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

const showing = (id: string, ofProduction: string, start: string): House["showings"][number] => ({
  id,
  production: ofProduction,
  start,
  end: null,
  hall: "kinosal",
  status: "onSale",
  reason: null,
  previousStart: null,
  saleOpens: null,
  prices: [{ label: "Voksen", amount: 135 }],
  ticketUrl: `https://billett.example.no/${id}`,
});

/** A film and a concert with a showing each, and an article. */
export const smallHouse: House = {
  productions: [production("natt", "film", "Nattekspressen"), production("jazz", "culture", 'Jazz; "live"')],
  showings: [
    showing("natt-1", "natt", "2026-12-05T18:00"),
    {
      ...showing("jazz-1", "jazz", "2026-12-06T20:30"),
      end: "2026-12-06T22:00",
      hall: "scenen",
      status: "cancelled",
      reason: "Sykdom.",
      ticketUrl: null,
    },
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
