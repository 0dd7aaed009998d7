import { Button, type ButtonProps } from "@digdir/designsystemet-react";

/** Inline action button; never submits the surrounding form. */
export const SmallButton = (props: ButtonProps) => (
  <Button type="button" variant="tertiary" data-size="sm" {...props} />
);
