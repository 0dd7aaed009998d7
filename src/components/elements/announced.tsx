import { type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "../hooks/use-hydrated";

interface AnnouncedProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A message that is announced when it comes with its place: screen readers announce what changes in a live region that
 * is there already, so the text follows the region. A static page has both.
 */
export const Announced = ({ className, children }: AnnouncedProps) => {
  const isStatic = !useHydrated();
  const [isThere, setThere] = useState(isStatic);
  useEffect(() => setThere(true), []);
  return (
    <p role="status" className={className}>
      {isThere && children}
    </p>
  );
};
