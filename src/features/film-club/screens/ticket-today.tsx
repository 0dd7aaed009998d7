import { type ComponentType, useEffect, useState } from "react";
import { loadTwice } from "../../../lib/fetch-code";
import { useMember } from "../user/use-member";
import type { TicketStripProps } from "./tickets/ticket-strip";

type Strip = ComponentType<TicketStripProps>;

let loaded: Strip | null = null;

/** Null leaves it out, and has its code at hand all the same. */
type TicketTodayProps = { readonly shape: TicketStripProps["shape"] | null };

/**
 * On the day of a member's ticket, the way to its code. Others load nothing; for members it is loaded on every page, so
 * that a page which shows it has it without a network too.
 */
export const TicketToday = ({ shape }: TicketTodayProps) => {
  const member = useMember();
  const [Strip, setStrip] = useState<Strip | null>(() => loaded);
  const isMember = member !== null;
  useEffect(() => {
    if (!isMember) return;
    loadTwice(() => import("./tickets/ticket-strip")).then(
      ({ TicketStrip }) => {
        loaded = TicketStrip;
        setStrip(() => TicketStrip);
      },
      () => undefined, // Offline: the member's own page leads to the tickets too.
    );
  }, [isMember]);
  if (shape === null || member === null || Strip === null) return null;
  return <Strip key={member.email} email={member.email} shape={shape} />;
};
