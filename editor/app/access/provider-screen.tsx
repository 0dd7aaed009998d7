import { Alert, Button, Link, Paragraph } from "@digdir/designsystemet-react";
import { ACCOUNT_ROUTES, PROVIDER_REFUSALS } from "../../api/accounts";
import { AccessFrame } from "./access-frame";

interface ProviderScreenProps {
  readonly provider: string;
  /** True when the session just ended. */
  readonly isAgain: boolean;
  /** After logout from the desk: the identity provider's logout URL, empty when unknown. */
  readonly logout?: string | undefined;
  /** Reason for the refused login, from the URL. */
  readonly refusal: string;
}

const REFUSALS: Readonly<Record<string, string>> = PROVIDER_REFUSALS;

/** Login through the identity provider. */
const ProviderScreen = ({ provider, isAgain, logout, refusal }: ProviderScreenProps) => {
  const why = Object.hasOwn(REFUSALS, refusal) ? REFUSALS[refusal] : undefined;
  return (
    <AccessFrame heading="Logg inn">
      {why !== undefined && (
        <Alert role="alert" data-color="danger">
          {why}
        </Alert>
      )}
      {isAgain && <Paragraph>Du er logget ut. Det du hadde skrevet, er tatt vare på i denne nettleseren.</Paragraph>}
      {logout !== undefined && (
        <Paragraph>
          Du er logget ut av redaksjonen, men fortsatt logget inn med {provider}. Er maskinen delt med andre, så{" "}
          {logout === "" ? "logg ut der også" : <Link href={logout}>{`logg ut av ${provider} også`}</Link>}.
        </Paragraph>
      )}
      <div>
        <Button asChild>
          <a href={ACCOUNT_ROUTES.providerStart}>{`Logg inn med ${provider}`}</a>
        </Button>
      </div>
    </AccessFrame>
  );
};

export default ProviderScreen;
