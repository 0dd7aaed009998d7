import { graphql } from "gatsby";
import { Suspense } from "react";
import { Boundary } from "../components/boundary";
import { BrokenPart } from "../components/broken-part";
import { onDemand } from "../components/on-demand";
import { copyOfPart, PartStart } from "../components/part-start";
import { Action } from "./action/action";
import { ArticleBody } from "./article-body/article-body";
import type { BlockComponent, BlockProps } from "./block-props";
import { buildFrame } from "./build-frame";
import { CardList } from "./card-list/card-list";
import { Contact } from "./contact/contact";
import { Cover } from "./cover/cover";
import { CoverFlow } from "./cover-flow/cover-flow";
import { CultureProgramme } from "./culture-programme/culture-programme";
import { EventsList } from "./events-list/events-list";
import { FilmReviews } from "./film-reviews/film-reviews";
import { MovieInfo } from "./movie-info/movie-info";
import { NotFound } from "./not-found/not-found";
import { QuickLinks } from "./quick-links/quick-links";
import { RichText } from "./rich-text/rich-text";
import { Schedule } from "./schedule/schedule";
import { TicketList } from "./ticket-list/ticket-list";
import { Tickets } from "./tickets/tickets";
import { UpcomingFilms } from "./upcoming-films/upcoming-films";
import { WatchList } from "./watch-list/watch-list";

type BlockFields = Queries.BlockFieldsFragment;
type TypeName = BlockFields["__typename"];
type FieldsOf<Name extends TypeName> = Extract<BlockFields, { readonly __typename: Name }>;

/**
 * Every block that content can name. A block of the schema that is missing here does not compile. What few pages have
 * is fetched on demand, under the name by which `gatsby/start-links.ts` finds it.
 */
const REGISTRY: { readonly [Name in TypeName]: BlockComponent<FieldsOf<Name>> } = {
  AccessibilityStatementBlock: onDemand(() =>
    import(
      /* webpackChunkName: "block---AccessibilityStatementBlock" */ "./accessibility-statement/accessibility-statement"
    ).then(({ AccessibilityStatement }) => AccessibilityStatement),
  ),
  ActionBlock: Action,
  ArticleBodyBlock: ArticleBody,
  CalendarSubscribeBlock: onDemand(() =>
    import(/* webpackChunkName: "block---CalendarSubscribeBlock" */ "./calendar-subscribe/calendar-subscribe").then(
      ({ CalendarSubscribe }) => CalendarSubscribe,
    ),
  ),
  CardListBlock: CardList,
  ContactBlock: Contact,
  CoverBlock: Cover,
  CoverFlowBlock: CoverFlow,
  CultureProgrammeBlock: CultureProgramme,
  EventsListBlock: EventsList,
  FilmReviewsBlock: FilmReviews,
  FoyerScreenBlock: onDemand(() =>
    import(/* webpackChunkName: "block---FoyerScreenBlock" */ "./foyer-screen/foyer-screen").then(
      ({ FoyerScreen }) => FoyerScreen,
    ),
  ),
  MemberScreenBlock: onDemand(() =>
    import(/* webpackChunkName: "block---MemberScreenBlock" */ "./member-screen/member-screen").then(
      ({ MemberScreen }) => MemberScreen,
    ),
  ),
  MovieInfoBlock: MovieInfo,
  NotFoundBlock: NotFound,
  OfflineBlock: onDemand(() =>
    import(/* webpackChunkName: "block---OfflineBlock" */ "./offline/offline").then(({ Offline }) => Offline),
  ),
  OpeningHoursBlock: onDemand(() =>
    import(/* webpackChunkName: "block---OpeningHoursBlock" */ "./opening-hours/opening-hours").then(
      ({ OpeningHours }) => OpeningHours,
    ),
  ),
  PriceTableBlock: onDemand(() =>
    import(/* webpackChunkName: "block---PriceTableBlock" */ "./price-table/price-table").then(
      ({ PriceTable }) => PriceTable,
    ),
  ),
  QuickLinksBlock: QuickLinks,
  RichTextBlock: RichText,
  RoomBlock: onDemand(() => import(/* webpackChunkName: "block---RoomBlock" */ "./room/room").then(({ Room }) => Room)),
  ScheduleBlock: Schedule,
  SearchFieldBlock: onDemand(() =>
    import(/* webpackChunkName: "block---SearchFieldBlock" */ "./search-field/search-field").then(
      ({ SearchField }) => SearchField,
    ),
  ),
  SeatingPlansBlock: onDemand(() =>
    import(/* webpackChunkName: "block---SeatingPlansBlock" */ "./seating-plans/seating-plans").then(
      ({ SeatingPlans }) => SeatingPlans,
    ),
  ),
  StoredThingsBlock: onDemand(() =>
    import(/* webpackChunkName: "block---StoredThingsBlock" */ "./stored-things/stored-things").then(
      ({ StoredThings }) => StoredThings,
    ),
  ),
  TicketListBlock: TicketList,
  TicketsBlock: Tickets,
  TrailerBlock: onDemand(() =>
    import(/* webpackChunkName: "block---TrailerBlock" */ "./trailer/trailer").then(({ Trailer }) => Trailer),
  ),
  UpcomingFilmsBlock: UpcomingFilms,
  WatchListBlock: WatchList,
};

/** The one cast of the project: the registry's type ties each name to its own component. */
const componentOf = (name: TypeName) => REGISTRY[name] as BlockComponent<BlockFields>;

/**
 * Draws any block. Each comes alive by itself, so that a long one holds up none of the others, and breaks by itself. At
 * build, one that breaks stops it, and is named.
 */
export const Block = (props: BlockProps<BlockFields>) => {
  const { block } = props;
  const Component = componentOf(block.__typename);
  const Frame = buildFrame(block);
  return (
    <>
      <PartStart id={block.id} />
      <Suspense>
        <Boundary
          name={`Block ${block.id}`}
          broken={<BrokenPart />}
          copy={() => copyOfPart(block.id)}
          note={<BrokenPart />}
        >
          <Frame>
            <Component {...props} />
          </Frame>
        </Boundary>
      </Suspense>
    </>
  );
};

/** Fetches the code that blocks need besides the template's own. */
export const prepareBlocks = (blocks: readonly BlockFields[]): Promise<unknown> =>
  Promise.all(blocks.map((block) => componentOf(block.__typename).prepare?.(block)));

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
    ...FoyerScreenBlockFields
    ...MemberScreenBlockFields
    ...MovieInfoBlockFields
    ...NotFoundBlockFields
    ...OfflineBlockFields
    ...OpeningHoursBlockFields
    ...PriceTableBlockFields
    ...QuickLinksBlockFields
    ...RichTextBlockFields
    ...RoomBlockFields
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
