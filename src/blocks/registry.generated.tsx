// Written by `npm run generate` from the blocks of gatsby-source-kulturhus. Do not edit.
import { graphql } from "gatsby";
import { onDemand } from "../components/on-demand/on-demand";
import type { BlockComponents } from "./block-props";
import { Action } from "./action/action";
import { ArticleBody } from "./article-body/article-body";
import { CardList } from "./card-list/card-list";
import { Contact } from "./contact/contact";
import { Cover } from "./cover/cover";
import { CoverFlow } from "./cover-flow/cover-flow";
import { CultureProgramme } from "./culture-programme/culture-programme";
import { EventsList, UpcomingFilms } from "./film-list/film-list";
import { FilmReviews } from "./film-reviews/film-reviews";
import { MemberScreen } from "./member-screen/member-screen";
import { MovieInfo } from "./movie-info/movie-info";
import { NotFound } from "./not-found/not-found";
import { QuickLinks } from "./quick-links/quick-links";
import { RelatedArticles } from "./related-articles/related-articles";
import { RelatedShowings } from "./related-showings/related-showings";
import { RichText } from "./rich-text/rich-text";
import { Schedule } from "./schedule/schedule";
import { TicketList } from "./ticket-list/ticket-list";
import { Tickets } from "./tickets/tickets";
import { WatchList } from "./watch-list/watch-list";

export const COMPONENTS: BlockComponents = {
  AccessibilityStatementBlock: onDemand(() =>
    import(/* webpackChunkName: "block---AccessibilityStatementBlock" */ "./accessibility-statement/accessibility-statement").then((code) => code.AccessibilityStatement),
  ),
  ActionBlock: Action,
  ArticleBodyBlock: ArticleBody,
  CalendarSubscribeBlock: onDemand(() =>
    import(/* webpackChunkName: "block---CalendarSubscribeBlock" */ "./calendar-subscribe/calendar-subscribe").then((code) => code.CalendarSubscribe),
  ),
  CardListBlock: CardList,
  ContactBlock: Contact,
  CoverBlock: Cover,
  CoverFlowBlock: CoverFlow,
  CultureProgrammeBlock: CultureProgramme,
  EventsListBlock: EventsList,
  FilmReviewsBlock: FilmReviews,
  FilmsInLanguageBlock: onDemand(() =>
    import(/* webpackChunkName: "block---FilmsInLanguageBlock" */ "./films-in-language/films-in-language").then((code) => code.FilmsInLanguage),
  ),
  FoyerScreenBlock: onDemand(() =>
    import(/* webpackChunkName: "block---FoyerScreenBlock" */ "./foyer-screen/foyer-screen").then((code) => code.FoyerScreen),
  ),
  MemberScreenBlock: MemberScreen,
  MonthCalendarBlock: onDemand(() =>
    import(/* webpackChunkName: "block---MonthCalendarBlock" */ "./month-calendar/month-calendar").then((code) => code.MonthCalendar),
  ),
  MovieInfoBlock: MovieInfo,
  NotFoundBlock: NotFound,
  NowAndNextBlock: onDemand(() =>
    import(/* webpackChunkName: "block---NowAndNextBlock" */ "./now-and-next/now-and-next").then((code) => code.NowAndNext),
  ),
  OccasionBlock: onDemand(() =>
    import(/* webpackChunkName: "block---OccasionBlock" */ "./occasion/occasion").then((code) => code.Occasion),
  ),
  OfflineBlock: onDemand(() =>
    import(/* webpackChunkName: "block---OfflineBlock" */ "./offline/offline").then((code) => code.Offline),
  ),
  OpeningHoursBlock: onDemand(() =>
    import(/* webpackChunkName: "block---OpeningHoursBlock" */ "./opening-hours/opening-hours").then((code) => code.OpeningHours),
  ),
  PictureGuideBlock: onDemand(() =>
    import(/* webpackChunkName: "block---PictureGuideBlock" */ "./picture-guide/picture-guide").then((code) => code.PictureGuide),
  ),
  PosterWallBlock: onDemand(() =>
    import(/* webpackChunkName: "block---PosterWallBlock" */ "./poster-wall/poster-wall").then((code) => code.PosterWall),
  ),
  PriceTableBlock: onDemand(() =>
    import(/* webpackChunkName: "block---PriceTableBlock" */ "./price-table/price-table").then((code) => code.PriceTable),
  ),
  QuickLinksBlock: QuickLinks,
  RelatedArticlesBlock: RelatedArticles,
  RelatedShowingsBlock: RelatedShowings,
  RichTextBlock: RichText,
  RoomBlock: onDemand(() =>
    import(/* webpackChunkName: "block---RoomBlock" */ "./room/room").then((code) => code.Room),
  ),
  RoomFinderBlock: onDemand(() =>
    import(/* webpackChunkName: "block---RoomFinderBlock" */ "./room-finder/room-finder").then((code) => code.RoomFinder),
  ),
  ScheduleBlock: Schedule,
  SearchFieldBlock: onDemand(() =>
    import(/* webpackChunkName: "block---SearchFieldBlock" */ "./search-field/search-field").then((code) => code.SearchField),
  ),
  SeatingPlansBlock: onDemand(() =>
    import(/* webpackChunkName: "block---SeatingPlansBlock" */ "./seating-plans/seating-plans").then((code) => code.SeatingPlans),
  ),
  StoredThingsBlock: onDemand(() =>
    import(/* webpackChunkName: "block---StoredThingsBlock" */ "./stored-things/stored-things").then((code) => code.StoredThings),
  ),
  TicketListBlock: TicketList,
  TicketsBlock: Tickets,
  TrailerBlock: onDemand(() =>
    import(/* webpackChunkName: "block---TrailerBlock" */ "./trailer/trailer").then((code) => code.Trailer),
  ),
  UpcomingFilmsBlock: UpcomingFilms,
  WatchListBlock: WatchList,
};

export const query = graphql`
  fragment BlockFields on Block {
    __typename
    id
    place {
      row
      column
      order
    }
    ...AccessibilityStatementBlockFields
    ...ActionBlockFields
    ...ArticleBodyBlockFields
    ...CalendarSubscribeBlockFields
    ...CardListBlockFields
    ...ContactBlockFields
    ...CoverBlockFields
    ...CoverFlowBlockFields
    ...CultureProgrammeBlockFields
    ...EventsListBlockFields
    ...FilmReviewsBlockFields
    ...FilmsInLanguageBlockFields
    ...FoyerScreenBlockFields
    ...MemberScreenBlockFields
    ...MonthCalendarBlockFields
    ...MovieInfoBlockFields
    ...NotFoundBlockFields
    ...NowAndNextBlockFields
    ...OccasionBlockFields
    ...OfflineBlockFields
    ...OpeningHoursBlockFields
    ...PictureGuideBlockFields
    ...PosterWallBlockFields
    ...PriceTableBlockFields
    ...QuickLinksBlockFields
    ...RelatedArticlesBlockFields
    ...RelatedShowingsBlockFields
    ...RichTextBlockFields
    ...RoomBlockFields
    ...RoomFinderBlockFields
    ...ScheduleBlockFields
    ...SearchFieldBlockFields
    ...SeatingPlansBlockFields
    ...StoredThingsBlockFields
    ...TicketListBlockFields
    ...TicketsBlockFields
    ...TrailerBlockFields
    ...UpcomingFilmsBlockFields
    ...WatchListBlockFields
  }
`;
