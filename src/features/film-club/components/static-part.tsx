import { clubStrings } from "../../../lib/club-strings";
import { Waiting } from "./waiting";

/** What stands in the static page and in the first client render, where nobody is known. */
export const StaticPart = ({ waiting }: { readonly waiting: string }) => (
  <>
    <Waiting>{waiting}</Waiting>
    <noscript>{clubStrings.clubNeedsScript}</noscript>
  </>
);
