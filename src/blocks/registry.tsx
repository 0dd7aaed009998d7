import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { Action } from "./action/action";
import { ArticleBody } from "./article-body/article-body";
import type { BlockProps } from "./block-props";
import { CalendarSubscribe } from "./calendar-subscribe/calendar-subscribe";
import { CardList } from "./card-list/card-list";
import { Contact } from "./contact/contact";
import { Cover } from "./cover/cover";
import { CoverFlow } from "./cover-flow/cover-flow";
import { CultureProgramme } from "./culture-programme/culture-programme";
import { EventsList } from "./events-list/events-list";
import { FoyerScreen } from "./foyer-screen/foyer-screen";
import { MovieInfo } from "./movie-info/movie-info";
import { NotFound } from "./not-found/not-found";
import { OpeningHours } from "./opening-hours/opening-hours";
import { PriceTable } from "./price-table/price-table";
import { QuickLinks } from "./quick-links/quick-links";
import { RichText } from "./rich-text/rich-text";
import { Room } from "./room/room";
import { Schedule } from "./schedule/schedule";
import { SearchField } from "./search-field/search-field";
import { SeatingPlans } from "./seating-plans/seating-plans";
import { StoredThings } from "./stored-things/stored-things";
import { TicketList } from "./ticket-list/ticket-list";
import { Trailer } from "./trailer/trailer";
import { UpcomingFilms } from "./upcoming-films/upcoming-films";

type BlockFields = Queries.BlockFieldsFragment;
type TypeName = BlockFields["__typename"];
type FieldsOf<Name extends TypeName> = Extract<BlockFields, { readonly __typename: Name }>;

/** Every block that content can name. A block of the schema that is missing here does not compile. */
const REGISTRY: { readonly [Name in TypeName]: ComponentType<BlockProps<FieldsOf<Name>>> } = {
  ActionBlock: Action,
  ArticleBodyBlock: ArticleBody,
  CalendarSubscribeBlock: CalendarSubscribe,
  CardListBlock: CardList,
  ContactBlock: Contact,
  CoverBlock: Cover,
  CoverFlowBlock: CoverFlow,
  CultureProgrammeBlock: CultureProgramme,
  EventsListBlock: EventsList,
  FoyerScreenBlock: FoyerScreen,
  MovieInfoBlock: MovieInfo,
  NotFoundBlock: NotFound,
  OpeningHoursBlock: OpeningHours,
  PriceTableBlock: PriceTable,
  QuickLinksBlock: QuickLinks,
  RichTextBlock: RichText,
  RoomBlock: Room,
  ScheduleBlock: Schedule,
  SearchFieldBlock: SearchField,
  SeatingPlansBlock: SeatingPlans,
  StoredThingsBlock: StoredThings,
  TicketListBlock: TicketList,
  TrailerBlock: Trailer,
  UpcomingFilmsBlock: UpcomingFilms,
};

/** Draws any block. The one cast of the project: the registry's type ties each name to its own component. */
export const Block = (props: BlockProps<BlockFields>) => {
  const Component = REGISTRY[props.block.__typename] as ComponentType<BlockProps<BlockFields>>;
  return <Component {...props} />;
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
    ...ActionBlockFields
    ...ArticleBodyBlockFields
    ...CalendarSubscribeBlockFields
    ...CardListBlockFields
    ...ContactBlockFields
    ...CoverBlockFields
    ...CoverFlowBlockFields
    ...CultureProgrammeBlockFields
    ...EventsListBlockFields
    ...FoyerScreenBlockFields
    ...MovieInfoBlockFields
    ...NotFoundBlockFields
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
    ...TrailerBlockFields
    ...UpcomingFilmsBlockFields
  }
`;
