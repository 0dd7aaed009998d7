import { Alert, Heading } from "@digdir/designsystemet-react";
import type { ReactNode } from "react";
import { isResponsible, useDesk } from "../data/desk-context";

interface AskResponsibleProps {
  readonly heading: string | undefined;
  /** What requires the right, as a sentence. */
  readonly text: string;
}

/** Screen for people without the right. */
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

/** Limits a screen to responsible users. The server enforces it, too. */
export const NeedsResponsible = ({ children, ...refusal }: NeedsResponsibleProps) =>
  isResponsible(useDesk()) ? children : <AskResponsible {...refusal} />;
