import type { ReactNode } from "react";
import { filmClubTexts } from "../texts";
import { Trouble } from "./trouble";
import { type ClubScreen, useClubScreen } from "./use-club-screen";
import { Waiting } from "./waiting";

interface ClubPartProps<Props> {
  readonly load: () => Promise<ClubScreen<Props>>;
  readonly props: Props;
  /** What is being fetched, in words. */
  readonly waiting: string;
  /** What stands there when the film club cannot be opened. */
  readonly otherwise?: ReactNode;
}

/** A part of a page that needs the film club: opened when it comes, and tried again when that fails. */
export const ClubPart = <Props extends object>({ load, props, waiting, otherwise }: ClubPartProps<Props>) => {
  const { opening, retry } = useClubScreen(load);
  if (opening.state === "waiting") return <Waiting>{waiting}</Waiting>;
  if (opening.state === "failed") {
    return (
      <>
        <Trouble text={filmClubTexts.clubUnreachable} onRetry={retry} />
        {otherwise}
      </>
    );
  }
  if (!("Screen" in opening)) return null;
  const { Screen, club } = opening;
  return <Screen {...props} club={club} />;
};
