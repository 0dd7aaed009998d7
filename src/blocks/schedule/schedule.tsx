import { graphql } from "gatsby";
import { useState } from "react";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { onDemand } from "../../components/on-demand/on-demand";
import { Board } from "../../components/programme/board/board";
import { useBarred } from "../../components/programme/child/use-child";
import { programmeOfDay } from "../../components/programme/filters/selection";
import { AccessLegend } from "../../components/programme/row/access-symbols";
import { byKey, coming } from "../../components/programme/showings";
import { ChildQuestion } from "../../features/child-question/child-question";
import { levelUnder } from "../../lib/heading";
import type { BlockProps } from "../block-props";
import { NextShowing } from "./next-showing";

type Fields = Queries.ScheduleBlockFieldsFragment;
type ScheduleProps = BlockProps<Fields>;
type Showing = Fields["events"][number];

const FilteredSchedule = onDemand(() =>
  import(/* webpackChunkName: "block---ScheduleBlock---filters" */ "./filtered-schedule").then(
    ({ FilteredSchedule }) => FilteredSchedule,
  ),
);

/**
 * The showings that the hero contains until the next day's build: today's that have not begun, and the first one after.
 * Those that one cannot attend are shown only when there is nothing else, except the one that the visitor sees.
 */
const untilTomorrow = (upcoming: readonly Showing[], now: LocalDateTime, kept: string | undefined) => {
  const toCome = upcoming.filter(({ key, start, status }) => start > now && (status !== "cancelled" || key === kept));
  const open = toCome.filter(({ key, status }) => status !== "soldOut" || key === kept);
  const heroes = open.length > 0 ? open : toCome;
  const later = heroes.findIndex(({ start }) => dateOf(start) > dateOf(now));
  return later === -1 ? heroes : heroes.slice(0, later + 1);
};

/** Whether it has been the hero, and is no row any more: "Nå og neste" has what has begun. */
const hasLeft = ({ start, status }: Showing, now: LocalDateTime): boolean =>
  start <= now && status !== "cancelled" && status !== "soldOut";

/** The key of the first showing that the hero had: when it sells out, the page's largest part is not replaced. */
const useFirstHero = (block: Fields, now: LocalDateTime): string | undefined =>
  useState(() => untilTomorrow(coming(block.events, now), now, undefined)[0]?.key)[0];

/** The whole list; as the hero of the front page with the next film's picture above and the days side by side. */
const WholeSchedule = ({ block, first }: Pick<ScheduleProps, "block" | "first">) => {
  const now = useNow(block.asOf);
  const upcoming = coming(block.events, now);
  const productions = byKey(block.productions);
  const firstHero = useFirstHero(block, now);
  const isBarred = useBarred();
  const admitted = upcoming.filter(({ production }) => !isBarred(productions.get(production.key)));
  const heroes =
    block.variant === "hero" ? untilTomorrow(admitted.length > 0 ? admitted : upcoming, now, firstHero) : [];
  const rows = upcoming.filter((event) => !hasLeft(event, now));
  const leaving = new Map(heroes.map(({ key, start }) => [key, start]));
  const programmeOf = (date: LocalDate) => block.link && programmeOfDay(block.link.path, date);
  return (
    <>
      {upcoming.length === 0 && <EmptyNote>{block.emptyText}</EmptyNote>}
      {heroes.map((event, index) => {
        const film = productions.get(event.production.key);
        return (
          film && (
            <NextShowing
              key={event.key}
              event={event}
              film={film}
              now={now}
              eager={first && index === 0}
              waiting={index > 0}
            />
          )
        );
      })}
      {block.variant === "hero" && block.childQuestion && <ChildQuestion id={block.id} />}
      <Board
        block={block.id}
        events={block.variant === "hero" ? rows : upcoming}
        limit={block.days}
        shape={block.variant === "hero" ? "hero" : block.days === null ? "whole" : "days"}
        now={now}
        productions={productions}
        level={levelUnder(block.heading)}
        {...(block.variant === "hero" && { hero: { leaving, programmeOf } })}
      />
    </>
  );
};

/** Showings by day; with filters and the question about a child if the page has them. */
export const Schedule = ({ block, first }: ScheduleProps) => (
  <Section
    list={LISTS.schedule}
    id={`${block.id}-overskrift`}
    heading={block.heading}
    link={block.link}
    quiet={block.variant === "hero"}
  >
    {block.childQuestion && !block.filters && block.variant !== "hero" && <ChildQuestion id={block.id} />}
    {block.filters ? <FilteredSchedule block={block} /> : <WholeSchedule block={block} first={first} />}
    {block.variant === "list" && !block.filters && <AccessLegend events={block.events} />}
  </Section>
);

Schedule.prepare = ({ filters }: Fields) => (filters ? FilteredSchedule.prepare() : undefined);

export const query = graphql`
  fragment ScheduleBlockFields on ScheduleBlock {
    id
    heading
    variant
    days
    filters
    childQuestion
    monthPath
    emptyText
    link {
      label
      path
    }
    today {
      date
    }
    asOf
    events {
      ...ShowingFields
    }
    productions {
      ...ShowingProduction
      ...ListedProduction
      ...NextShowingFilm
    }
  }
`;
