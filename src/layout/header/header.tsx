import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Link } from "../../components/elements/link";
import { filmPlatformPartner } from "../../lib/film-platform-partner";
import { layoutTexts } from "../texts";
import * as styles from "./header.module.css";
import { MemberEntry } from "./member-entry";
import { Menu } from "./menu";
import { SearchPanel } from "./search-panel";

/** The top of every page. A Slice: rendered once, with its own query, outside the page's tree. */
const Header = ({ data: { website, allMenuItem, shortcuts } }: { readonly data: Queries.HeaderQuery }) => {
  if (!website) return null;
  const { logo, searchEnabled, searchPath } = website.theme;
  const hasFilmClub = website.memberPages !== null && filmPlatformPartner(website.partners) !== null;
  return (
    <header className={styles.header} data-tone="dark">
      <a className={clsx("visually-hidden", styles.skip)} href="#innhold">
        {layoutTexts.skipToContent}
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          {logo.file.publicURL !== null && (
            // Inside <picture>, because React would otherwise write a preload link here, which causes a hydration
            // mismatch.
            <picture>
              <img src={logo.file.publicURL} alt="" width={40} height={40} />
            </picture>
          )}
          <span className={styles.name}>{website.name}</span>
          <span className="visually-hidden">, {layoutTexts.home}</span>
        </Link>{" "}
        <Menu groups={allMenuItem.nodes} shortcuts={shortcuts.nodes} />
        {searchEnabled && <SearchPanel path={searchPath} />}
        {hasFilmClub && <MemberEntry />}
        <p className={styles.paper}>{layoutTexts.printTickets(website.shownHost)}</p>
      </div>
    </header>
  );
};

export default Header;

export const query = graphql`
  query Header {
    website {
      name
      shownHost
      partners {
        id
      }
      memberPages {
        login
      }
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
    allMenuItem(filter: { place: { eq: header }, above: { id: { eq: null } } }, sort: { order: ASC }) {
      nodes {
        ...MenuGroup
      }
    }
    shortcuts: allMenuItem(
      filter: { place: { eq: header }, shortcut: { ne: null }, path: { ne: null } }
      sort: [{ above: { order: ASC } }, { order: ASC }]
    ) {
      nodes {
        ...MenuShortcut
      }
    }
  }
`;
