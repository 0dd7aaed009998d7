import { Alert, Button, Paragraph } from "@digdir/designsystemet-react";
import { ACCOUNT_ROUTES, PROVIDER_REFUSALS } from "../../api/accounts";
import { AccessFrame } from "./access-frame";

interface ProviderScreenProps {
  readonly provider: string;
  /** Somebody was logged in until now. */
  readonly isAgain: boolean;
  /** Why the last login was refused, by its name in the address. */
  readonly refusal: string;
}

const REFUSALS: Readonly<Record<string, string>> = PROVIDER_REFUSALS;

/** Logging in elsewhere. */
const ProviderScreen = ({ provider, isAgain, refusal }: ProviderScreenProps) => {
  const why = Object.hasOwn(REFUSALS, refusal) ? REFUSALS[refusal] : undefined;
  return (
    <AccessFrame heading="Logg inn">
      {why !== undefined && (
        <Alert role="alert" data-color="danger">
          {why}
        </Alert>
      )}
      {isAgain && <Paragraph>Du er logget ut. Det du hadde skrevet, er tatt vare på i denne nettleseren.</Paragraph>}
      <div>
        <Button asChild>
          <a href={ACCOUNT_ROUTES.providerStart}>{`Logg inn med ${provider}`}</a>
        </Button>
      </div>
    </AccessFrame>
  );
};

export default ProviderScreen;
