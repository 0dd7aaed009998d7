import { z } from "zod";
import { accessibilityStatement } from "./accessibility-statement";
import { action } from "./action";
import { articleBody } from "./article-body";
import { calendarSubscribe } from "./calendar-subscribe";
import { cardList } from "./card-list";
import { contact } from "./contact";
import { cover } from "./cover";
import { coverFlow } from "./cover-flow";
import { cultureProgramme } from "./culture-programme";
import type { BlockDefinition } from "./define-block";
import { eventsList, upcomingFilms } from "./film-list";
import { filmReviews } from "./film-reviews";
import { filmsInLanguage } from "./films-in-language";
import { foyerScreen } from "./foyer-screen";
import { memberScreen } from "./member-screen";
import { monthCalendar } from "./month-calendar";
import { movieInfo } from "./movie-info";
import { notFound } from "./not-found";
import { nowAndNext } from "./now-and-next";
import { occasion } from "./occasion";
import { offline } from "./offline";
import { openingHours } from "./opening-hours";
import { pictureGuide } from "./picture-guide";
import { posterWall } from "./poster-wall";
import { priceTable } from "./price-table";
import { quickLinks } from "./quick-links";
import { relatedArticles } from "./related-articles";
import { relatedShowings } from "./related-showings";
import { richText } from "./rich-text";
import { room } from "./room";
import { roomFinder } from "./room-finder";
import { schedule } from "./schedule";
import { searchField } from "./search-field";
import { seatingPlans } from "./seating-plans";
import { storedThings } from "./stored-things";
import { ticketList } from "./ticket-list";
import { tickets } from "./tickets";
import { trailer } from "./trailer";
import { watchList } from "./watch-list";

/** All blocks. */
export const BLOCKS: readonly BlockDefinition[] = [
  accessibilityStatement,
  action,
  articleBody,
  calendarSubscribe,
  cardList,
  contact,
  cover,
  coverFlow,
  cultureProgramme,
  eventsList,
  filmReviews,
  filmsInLanguage,
  foyerScreen,
  memberScreen,
  monthCalendar,
  movieInfo,
  notFound,
  nowAndNext,
  occasion,
  offline,
  openingHours,
  pictureGuide,
  posterWall,
  priceTable,
  quickLinks,
  relatedArticles,
  relatedShowings,
  richText,
  room,
  roomFinder,
  schedule,
  searchField,
  seatingPlans,
  storedThings,
  ticketList,
  tickets,
  trailer,
  upcomingFilms,
  watchList,
];

export const blockDefinition = (component: string): BlockDefinition | undefined =>
  BLOCKS.find((definition) => definition.component === component);

const [first, ...rest] = BLOCKS.map(({ schema }) => schema);
if (first === undefined) throw new Error("no block is defined");

/** Section 3, Block: which component, where, shown or hidden, with what data and settings. */
export const blockSchema = z.discriminatedUnion("component", [first, ...rest]);

/** A validated block; its definition determines the shape of the settings. */
export type Block = z.output<typeof blockSchema>;
