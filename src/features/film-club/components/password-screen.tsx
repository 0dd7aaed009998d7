import { useEffect, useRef, useState } from "react";
import type { FilmClub } from "../film-club";
import { FilmClubProvider, useUser } from "../film-club-hooks";
import { MEMBER_PAGES } from "../member-pages";
import { failureWords } from "./failure-words";
import { EMAIL } from "./form-fields";
import { MemberForm } from "./member-form";
import { ScreenPanel, Ways } from "./screen-panel";
import { WayLink } from "./way-link";
import { words } from "./words";

interface SentProps {
  readonly email: string;
  readonly again: () => void;
}

/** The same words whether or not anybody has the address. */
const Sent = ({ email, again }: SentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ScreenPanel heading={words.sentHeading} focus={heading}>
      <p>{words.sentText(email)}</p>
      <p>{words.sentNothing}</p>
      <button type="button" className="ds-button" data-variant="secondary" onClick={again}>
        {words.sendAgain}
      </button>
      <Ways>
        <p>
          <WayLink to={MEMBER_PAGES.login}>{words.login}</WayLink>
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
        submit={words.send}
        underWay={words.sending}
        busy={isSendingEmail}
        failure={asked !== null && error ? failureWords("email", error) : null}
        onSend={(written) => {
          setAsked(written("email"));
          forgotPassword(written("email"));
        }}
      />
      <Ways>
        <p>
          {words.remembered} <WayLink to={MEMBER_PAGES.login}>{words.login}</WayLink>
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
