import { useEffect, useRef, useState } from "react";
import { MEMBER_PAGES } from "../../session/member-pages";
import type { FilmClub } from "../../store/opening";
import { useUser } from "../../user/use-user";
import { failureText } from "../form/failure-texts";
import { EMAIL } from "../form/form-fields";
import { MemberForm } from "../form/member-form";
import { ScreenPanel, Ways } from "../frame/screen-panel";
import { WayLink } from "../frame/way-link";
import { FilmClubProvider } from "../provider";
import { signInTexts } from "../sign-in-texts";

interface SentProps {
  readonly email: string;
  readonly again: () => void;
}

/** The same words whether or not anybody has the address. */
const Sent = ({ email, again }: SentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ScreenPanel heading={signInTexts.sentHeading} focus={heading}>
      <p>{signInTexts.sentText(email)}</p>
      <p>{signInTexts.sentNothing}</p>
      <button type="button" className="ds-button" data-variant="secondary" onClick={again}>
        {signInTexts.sendAgain}
      </button>
      <Ways>
        <p>
          <WayLink to={MEMBER_PAGES.login}>{signInTexts.login}</WayLink>
        </p>
      </Ways>
    </ScreenPanel>
  );
};

const Password = () => {
  const { isEmailSent, isSendingEmail, error, forgotPassword, deleteError } = useUser();
  /** The address that was asked for here: an older answer is none to this form. */
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => deleteError(), [deleteError]);
  if (asked !== null && isEmailSent) return <Sent email={asked} again={() => setAsked(null)} />;
  return (
    <ScreenPanel>
      <MemberForm
        id="passord"
        fields={[EMAIL]}
        submit={signInTexts.send}
        underWay={signInTexts.sending}
        busy={isSendingEmail}
        failure={asked !== null && error ? failureText("email", error) : null}
        onSend={(written) => {
          setAsked(written("email"));
          forgotPassword(written("email"));
        }}
      />
      <Ways>
        <p>
          {signInTexts.remembered} <WayLink to={MEMBER_PAGES.login}>{signInTexts.login}</WayLink>
        </p>
      </Ways>
    </ScreenPanel>
  );
};

/** Asking for the e-mail with which a new password is chosen. */
export const PasswordScreen = ({ club }: { readonly club: FilmClub }) => (
  <FilmClubProvider club={club}>
    <Password />
  </FilmClubProvider>
);
