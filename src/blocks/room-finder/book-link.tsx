import { lettingTexts } from "../../features/letting/letting";
import { siteTexts } from "../../lib/texts";

interface BookLinkProps {
  readonly name: string;
  readonly url: string;
  /** True where the room's name stands above; those who hear the link alone are told it. */
  readonly isBrief?: boolean;
}

/** The way to the booking site, which opens in a window of its own. */
export const BookLink = ({ name, url, isBrief = false }: BookLinkProps) => (
  <a
    className="ds-button"
    data-variant={isBrief ? "secondary" : undefined}
    href={url}
    target="_blank"
    rel="noopener"
    aria-label={isBrief ? `${lettingTexts.book(name)} (${siteTexts.newWindow})` : undefined}
  >
    {isBrief ? lettingTexts.bookBriefly : lettingTexts.book(name)}
    {!isBrief && <span className="visually-hidden"> ({siteTexts.newWindow})</span>}
  </a>
);
