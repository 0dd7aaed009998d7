import { useEffect, useRef, useState } from "react";
import { memberPage } from "../../user/member-pages";
import { useUser } from "../../user/use-user";
import { EMAIL } from "../form/fields";
import { MemberForm } from "../form/member-form";
import { ScreenLinks, ScreenPanel, SignInLink } from "../frame/screen-panel";
import { inFilmClub } from "../provider";
import { failureText, signInTexts } from "../sign-in-texts";

interface SentProps {
  readonly email: string;
  readonly again: () => void;
}

/** The same text whether or not the address has an account. */
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
      <ScreenLinks>
        <p>
          <SignInLink to={memberPage("login")}>{signInTexts.login}</SignInLink>
        </p>
      </ScreenLinks>
    </ScreenPanel>
  );
};

const Password = () => {
  const { isEmailSent, isSendingEmail, error, forgotPassword, deleteError } = useUser();
  /** The address that this form has sent: earlier results are ignored. */
  const [sentAddress, setSentAddress] = useState<string | null>(null);
  useEffect(() => deleteError(), [deleteError]);
  if (sentAddress !== null && isEmailSent) return <Sent email={sentAddress} again={() => setSentAddress(null)} />;
  return (
    <ScreenPanel>
      <MemberForm
        id="passord"
        fields={[EMAIL]}
        submit={signInTexts.send}
        pendingText={signInTexts.sending}
        busy={isSendingEmail}
        failure={sentAddress !== null && error ? failureText("email", error) : null}
        onSend={(fieldValue) => {
          setSentAddress(fieldValue("email"));
          forgotPassword(fieldValue("email"));
        }}
      />
      <ScreenLinks>
        <p>
          {signInTexts.remembered} <SignInLink to={memberPage("login")}>{signInTexts.login}</SignInLink>
        </p>
      </ScreenLinks>
    </ScreenPanel>
  );
};

/** Requesting the e-mail for a new password. */
export const PasswordScreen = inFilmClub(Password);
