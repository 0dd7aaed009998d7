import { siteTexts } from "../../../lib/texts";
import * as styles from "./seller.module.css";

interface SellerProps {
  readonly events: readonly Pick<Queries.ShowingFieldsFragment, "ticketUrl">[];
}

/** "billett.example.no" */
const hostOf = (url: string): string | null => /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? null;

/** Whom one pays, where all tickets are from one seller, and that the visitor needs no account of the site's. */
export const Seller = ({ events }: SellerProps) => {
  const [seller, ...others] = new Set(events.map(({ ticketUrl }) => ticketUrl && hostOf(ticketUrl)));
  return seller && others.length === 0 ? <p className={styles.seller}>{siteTexts.paidTo(seller)}</p> : null;
};
