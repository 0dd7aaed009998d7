import { ScreenLinks } from "../frame/screen-panel";
import { signInTexts } from "../sign-in-texts";

/** Below a screen. */
export const LogoutButton = ({ logout }: { readonly logout: () => void }) => (
  <ScreenLinks>
    <button type="button" className="ds-button" data-variant="secondary" onClick={logout}>
      {signInTexts.logout}
    </button>
  </ScreenLinks>
);
