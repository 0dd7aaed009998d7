import { Announced } from "../../../../components/elements/announced";
import type { LogoutOutcome } from "../../user/user-slice";
import { signInTexts } from "../sign-in-texts";

/** After logout: what is still stored, here and on the platform. Announced when that is known. */
export const LogoutResult = ({ outcome }: { readonly outcome: LogoutOutcome }) => (
  <Announced>{signInTexts.logoutResults[outcome]}</Announced>
);
