import { ProblemSummary } from "../entity/problem-summary";
import { MenuEntry } from "./menu-entry";
import { ShowingRows } from "./showing-rows";
import type { CompanionsState } from "./use-companions";

interface CompanionsPanelProps {
  readonly kind: string;
  readonly object: unknown;
  readonly hall: string;
  readonly companions: CompanionsState;
}

/** What is made together with a new entity, and what the check says of it. */
export const CompanionsPanel = ({ kind, object, hall, companions }: CompanionsPanelProps) => {
  if (kind !== "productions" && kind !== "pages") return null;
  const others = companions.problems.filter(({ entity }) => entity?.kind !== kind);
  return (
    <>
      {kind === "pages" ? (
        <MenuEntry companions={companions} />
      ) : (
        <ShowingRows companions={companions} isFilm={object === "movie"} hall={hall} />
      )}
      <ProblemSummary heading="Om det som lagres sammen med dette" problems={others} isHere={false} />
    </>
  );
};
