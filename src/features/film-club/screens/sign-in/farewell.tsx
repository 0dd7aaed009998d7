import type { Farewell as State } from "../../user/user-slice";
import { signInTexts } from "../sign-in-texts";

/** After logging out: what is still stored, here and at the platform. Announced when that becomes known. */
export const Farewell = ({ farewell }: { readonly farewell: State }) => (
  <p role="status">{signInTexts.farewell[farewell]}</p>
);
