import { Alert, Heading } from "@digdir/designsystemet-react";
import type { ReactNode } from "react";
import { isResponsible, useDesk } from "../data/desk-context";

interface AskResponsibleProps {
  readonly heading: string | undefined;
  /** What only they may do, as a sentence. */
  readonly text: string;
}

/** The screen of somebody without the right. */
export const AskResponsible = ({ heading, text }: AskResponsibleProps) => (
  <>
    <Heading level={1} data-size="lg">
      {heading}
    </Heading>
    <Alert data-color="info">{text} Be en ansvarlig om det.</Alert>
  </>
);

interface NeedsResponsibleProps extends AskResponsibleProps {
  readonly children: ReactNode;
}

/** A screen for those who are responsible. The server refuses others, too. */
export const NeedsResponsible = ({ children, ...refusal }: NeedsResponsibleProps) =>
  isResponsible(useDesk()) ? children : <AskResponsible {...refusal} />;
