import { lettingTexts, type NamedRoom } from "../../features/letting/letting";
import { siteTexts } from "../../lib/texts";

interface BookLinkProps {
  readonly room: NamedRoom;
  readonly url: string;
  /** True where the room's name is above; screen readers then get it in the link too. */
  readonly isBrief?: boolean;
}

/** The link to the booking site, which opens in a new window; beside a room's main button it is no second button. */
export const BookLink = ({ room, url, isBrief = false }: BookLinkProps) => (
  <a
    className={isBrief ? undefined : "ds-button"}
    href={url}
    target="_blank"
    rel="noopener"
    aria-label={isBrief ? `${lettingTexts.book(room)} (${siteTexts.newWindow})` : undefined}
  >
    {isBrief ? lettingTexts.bookBriefly : lettingTexts.book(room)}
    {!isBrief && <span className="visually-hidden"> ({siteTexts.newWindow})</span>}
  </a>
);
