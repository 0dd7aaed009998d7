import { lettingTexts, type NamedRoom } from "../../features/letting/letting";
import { siteTexts } from "../../lib/texts";

interface BookLinkProps {
  readonly room: NamedRoom;
  readonly url: string;
  /** True where the room's name is above; screen readers then get it in the link too. */
  readonly isBrief?: boolean;
}

/** The link to the booking site, which opens in a new window; one of many rooms' has only an outline. */
export const BookLink = ({ room, url, isBrief = false }: BookLinkProps) => (
  <a
    className="ds-button"
    data-variant={isBrief ? "secondary" : undefined}
    href={url}
    target="_blank"
    rel="noopener"
    aria-label={isBrief ? `${lettingTexts.book(room)} (${siteTexts.newWindow})` : undefined}
  >
    {isBrief ? lettingTexts.bookBriefly : lettingTexts.book(room)}
    {!isBrief && <span className="visually-hidden"> ({siteTexts.newWindow})</span>}
  </a>
);
