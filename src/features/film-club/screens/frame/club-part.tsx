import type { ReactNode } from "react";
import { filmClubTexts } from "../texts";
import { LoadFailure } from "./call-failure";
import { type ClubScreen, useClubScreen } from "./use-club-screen";
import { Waiting } from "./waiting";

interface ClubPartProps<Props> {
  readonly load: () => Promise<ClubScreen<Props>>;
  readonly props: Props;
  /** The loading message. */
  readonly waiting: string;
  /** The fallback when the film club cannot be loaded. */
  readonly otherwise?: ReactNode;
}

/** A part of a page that needs the film club: loads it on mount, and offers a retry when that fails. */
export const ClubPart = <Props extends object>({ load, props, waiting, otherwise }: ClubPartProps<Props>) => {
  const { opening, retry } = useClubScreen(load);
  if (opening.state === "waiting") return <Waiting>{waiting}</Waiting>;
  if (opening.state === "failed") {
    return (
      <>
        <LoadFailure text={filmClubTexts.clubUnreachable} onRetry={retry} />
        {otherwise}
      </>
    );
  }
  if (!("Screen" in opening)) return null;
  const { Screen, club } = opening;
  return <Screen {...props} club={club} />;
};
