import { type ComponentType, useEffect, useState } from "react";
import { loadTwice } from "../../../lib/fetch-code";
import { useMember } from "../user/stored-profile";
import type { TicketStripProps } from "./tickets/ticket-strip";

type Strip = ComponentType<TicketStripProps>;

let loaded: Strip | null = null;

/** Null renders nothing, but the code is loaded. */
type TicketTodayProps = { readonly shape: TicketStripProps["shape"] | null };

/**
 * On the day of a member's ticket, a link to its QR code. Visitors without a login load nothing; for members the code
 * is loaded on every page, so that it is available without a network.
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
      () => undefined, // Offline: the profile page links to the tickets too.
    );
  }, [isMember]);
  if (shape === null || member === null || Strip === null) return null;
  return <Strip key={member.email} email={member.email} shape={shape} />;
};
