import type { ComponentProps } from "react";
import { Board } from "../../components/programme/board/board";
import { byDay } from "../../components/programme/showings";
import { useLiveShowings } from "../events/events";

interface LiveBoardProps extends ComponentProps<typeof Board> {
  /** How many days with showings; null for all. */
  readonly limit: number | null;
}

/** The board with live statuses from the film platform. */
export const LiveBoard = ({ events, limit, ...board }: LiveBoardProps) => {
  const shown = byDay(events, limit).flatMap(([, showings]) => showings);
  return <Board {...board} events={useLiveShowings(shown)} />;
};
