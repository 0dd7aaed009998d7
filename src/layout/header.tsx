import { graphql } from "gatsby";
import { Link } from "../components/link";
import { strings } from "../lib/strings";
import * as styles from "./header.module.css";
import { Menu } from "./menu";

/** The top of every page. A Slice: rendered once, with its own query, outside the page's tree. */
const Header = ({ data: { website, allMenuItem } }: { readonly data: Queries.HeaderQuery }) => {
  if (!website) return null;
  const { logo, searchEnabled, searchPath } = website.theme;
  return (
    <header className={styles.header} data-tone="dark">
      <a className={styles.skip} href="#innhold">
        {strings.skipToContent}
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          {logo.file.publicURL !== null && (
            // Inside <picture>, because React would write a preload link here that hydration trips over.
            <picture>
              <img src={logo.file.publicURL} alt="" width={40} height={40} />
            </picture>
          )}
          <span className={styles.name}>{website.name}</span>
          <span className="visually-hidden">, {strings.home}</span>
        </Link>
        {searchEnabled && (
          <Link to={searchPath} className={styles.search}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M10.500 3.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 5 5"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.500"
                strokeLinecap="round"
              />
            </svg>
            <span className={styles.searchWord}>{strings.search}</span>
          </Link>
        )}
        <p className={styles.paper}>{strings.printTickets(website.url.replace("https://", ""))}</p>
        <Menu groups={allMenuItem.nodes} />
      </div>
    </header>
  );
};

export default Header;

export const query = graphql`
  query Header {
    website {
      name
      url
      theme {
        searchEnabled
        searchPath
        logo {
          file {
            publicURL
          }
        }
      }
    }
    allMenuItem(filter: { place: { eq: "header" }, above: { id: { eq: null } } }, sort: { order: ASC }) {
      nodes {
        ...MenuGroup
      }
    }
  }
`;
