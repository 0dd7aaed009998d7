import { Alert, Heading } from "@digdir/designsystemet-react";
import type { ReactNode } from "react";
import { isAdmin, useDesk } from "../data/desk-context";

interface AskAdminProps {
  readonly heading: string | undefined;
  /** What requires the right, as a sentence. */
  readonly text: string;
}

/** Screen for people without the right. */
export const AskAdmin = ({ heading, text }: AskAdminProps) => (
  <>
    <Heading level={1} data-size="lg">
      {heading}
    </Heading>
    <Alert data-color="info">{text} Be en ansvarlig om det.</Alert>
  </>
);

interface AdminOnlyProps extends AskAdminProps {
  readonly children: ReactNode;
}

/** Limits a screen to admins. The server enforces it, too. */
export const AdminOnly = ({ children, ...refusal }: AdminOnlyProps) =>
  isAdmin(useDesk()) ? children : <AskAdmin {...refusal} />;
