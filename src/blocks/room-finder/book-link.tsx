import { lettingTexts } from "../../features/letting/letting";
import { siteTexts } from "../../lib/texts";

interface BookLinkProps {
  readonly name: string;
  readonly url: string;
  readonly variant?: "secondary";
}

/** The way to the booking site, which opens in a window of its own. */
export const BookLink = ({ name, url, variant }: BookLinkProps) => (
  <a className="ds-button" data-variant={variant} href={url} target="_blank" rel="noopener">
    {lettingTexts.book(name)}
    <span className="visually-hidden"> ({siteTexts.newWindow})</span>
  </a>
);
