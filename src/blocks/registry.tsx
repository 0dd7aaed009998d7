import { graphql } from "gatsby";
import { Suspense } from "react";
import { Boundary } from "../components/boundary";
import { BrokenPart } from "../components/broken-part";
import { onDemand } from "../components/on-demand";
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
 * Every block that content can name. A block of the schema that is missing here does not compile. What few pages have is
 * fetched on demand.
 */
const REGISTRY: { readonly [Name in TypeName]: BlockComponent<FieldsOf<Name>> } = {
  AccountFormBlock: onDemand(() => import("./account-form/account-form").then(({ AccountForm }) => AccountForm)),
  ActionBlock: Action,
  ArticleBodyBlock: ArticleBody,
  CalendarSubscribeBlock: onDemand(() =>
    import("./calendar-subscribe/calendar-subscribe").then(({ CalendarSubscribe }) => CalendarSubscribe),
  ),
  CardListBlock: CardList,
  ContactBlock: Contact,
  CoverBlock: Cover,
  CoverFlowBlock: CoverFlow,
  CultureProgrammeBlock: CultureProgramme,
  EventsListBlock: EventsList,
  FilmReviewsBlock: FilmReviews,
  FoyerScreenBlock: onDemand(() => import("./foyer-screen/foyer-screen").then(({ FoyerScreen }) => FoyerScreen)),
  LoginFormBlock: onDemand(() => import("./login-form/login-form").then(({ LoginForm }) => LoginForm)),
  MemberProfileBlock: onDemand(() =>
    import("./member-profile/member-profile").then(({ MemberProfile }) => MemberProfile),
  ),
  MovieInfoBlock: MovieInfo,
  NotFoundBlock: NotFound,
  OfflineBlock: onDemand(() => import("./offline/offline").then(({ Offline }) => Offline)),
  OpeningHoursBlock: onDemand(() => import("./opening-hours/opening-hours").then(({ OpeningHours }) => OpeningHours)),
  PasswordFormBlock: onDemand(() => import("./password-form/password-form").then(({ PasswordForm }) => PasswordForm)),
  PriceTableBlock: onDemand(() => import("./price-table/price-table").then(({ PriceTable }) => PriceTable)),
  QuickLinksBlock: QuickLinks,
  RichTextBlock: RichText,
  RoomBlock: onDemand(() => import("./room/room").then(({ Room }) => Room)),
  ScheduleBlock: Schedule,
  SearchFieldBlock: onDemand(() => import("./search-field/search-field").then(({ SearchField }) => SearchField)),
  SeatingPlansBlock: onDemand(() => import("./seating-plans/seating-plans").then(({ SeatingPlans }) => SeatingPlans)),
  StoredThingsBlock: onDemand(() => import("./stored-things/stored-things").then(({ StoredThings }) => StoredThings)),
  TicketListBlock: TicketList,
  TicketsBlock: Tickets,
  TrailerBlock: onDemand(() => import("./trailer/trailer").then(({ Trailer }) => Trailer)),
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
    <Boundary name={`Block ${block.id}`} broken={<BrokenPart />}>
      <Suspense>
        <Frame>
          <Component {...props} />
        </Frame>
      </Suspense>
    </Boundary>
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
    ...AccountFormBlockFields
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
    ...LoginFormBlockFields
    ...MemberProfileBlockFields
    ...MovieInfoBlockFields
    ...NotFoundBlockFields
    ...OfflineBlockFields
    ...OpeningHoursBlockFields
    ...PasswordFormBlockFields
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
