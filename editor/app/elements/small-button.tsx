import { Button, type ButtonProps } from "@digdir/designsystemet-react";

/** A button beside what it acts on; it never submits the form around it. */
export const SmallButton = (props: ButtonProps) => (
  <Button type="button" variant="tertiary" data-size="sm" {...props} />
);
