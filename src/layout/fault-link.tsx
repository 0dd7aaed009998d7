import { graphql } from "gatsby";
import * as styles from "./fault-link.module.css";
import { layoutTexts, notesIn } from "./texts";

interface FaultLinkProps {
  readonly page: { readonly title: string; readonly path: string };
  readonly words: Queries.NoteWordsFragment | null;
  readonly website: Queries.FaultLinkWebsiteFragment;
}

/** An e-mail about a fault on this page, with its address filled in. */
export const FaultLink = ({ page, words, website: { url, contact } }: FaultLinkProps) => {
  const email = contact.find((one) => one.email !== null)?.email;
  if (!email) return null;
  const subject = encodeURIComponent(layoutTexts.faultSubject(page.title));
  const { lang, reportFault } = notesIn(words);
  const body = encodeURIComponent(layoutTexts.faultBody(url + page.path));
  return (
    <p className={styles.fault} lang={lang}>
      <a href={`mailto:${email}?subject=${subject}&body=${body}`}>{reportFault}</a>
    </p>
  );
};

export const query = graphql`
  fragment FaultLinkWebsite on Website {
    url
    contact {
      email
    }
  }
`;
