import type { Farewell as State } from "../user/user-slice";
import { words } from "./words";

/** What is left of a member who has logged out, here and at the platform; it is told when that becomes known. */
export const Farewell = ({ farewell }: { readonly farewell: State }) => <p role="status">{words.farewell[farewell]}</p>;
