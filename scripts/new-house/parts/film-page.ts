import type { House } from "../house";
import { page, ROWS } from "../pages/page";
import { movieInfo } from "./movie-info";

export const CALENDAR_HELP = "Blir noe flyttet eller avlyst, retter kalenderen seg selv.";

/** One page per film. */
export const filmPage = (house: House) =>
  page({
    id: "film",
    title: "{film.title}",
    path: "/:production",
    rows: [ROWS.cover, ROWS.sided, ROWS.tint],
    sources: [
      { name: "film", model: "production", one: true, where: { parentSlug: ":production", object: "movie" } },
      { name: "versjoner", model: "production", where: { parentSlug: ":production", object: "movie" } },
      { name: "forestillinger", model: "event", where: { "production.parentSlug": ":production" } },
      { name: "program", model: "event" },
      { name: "filmer", model: "production", where: { object: "movie" } },
    ],
    blocks: [
      { component: "cover", id: "toppbilde", at: [1, 1, 1], data: { production: "film", events: "forestillinger" } },
      {
        component: "ticket-list",
        id: "forestillinger",
        at: [2, 1, 1],
        data: { events: "forestillinger", production: "film" },
        settings: {
          heading: house.ticketSeller === null ? "Forestillinger" : "Forestillinger og billetter",
          childQuestion: true,
          emptyText: "Tidene kommer her når filmen er satt opp.",
        },
      },
      movieInfo({ id: "handling", at: [2, 1, 2], show: "description", heading: "Handling" }),
      {
        component: "trailer",
        id: "trailer",
        at: [2, 1, 3],
        data: { productions: "versjoner" },
        settings: { heading: "Trailer" },
      },
      movieInfo({ id: "fakta", at: [2, 2, 1], show: "facts", heading: "Om filmen" }),
      {
        component: "calendar-subscribe",
        id: "abonner",
        at: [2, 2, 2],
        data: { production: "film" },
        settings: { heading: "Følg filmen", text: `Få forestillingene i din egen kalender. ${CALENDAR_HELP}` },
      },
      {
        component: "related-showings",
        id: "videre",
        at: [3, 1, 1],
        data: { production: "film", own: "forestillinger", events: "program", films: "filmer" },
        settings: { heading: "Lignende filmer" },
      },
    ],
    description: "{film.contents[0].summary}",
    image: "{film.assets[type=first_image].image}",
  });
