import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { filled } from "../../../domain/time/in-language";
import { Link } from "../../components/elements/link";
import { filmPlatformPartner } from "../../lib/film-platform-partner";
import { frameTexts, menuLanguage } from "../texts";
import * as styles from "./header.module.css";
import { MemberEntry } from "./member-entry";
import { Menu } from "./menu";
import { SearchPanel } from "./search-panel";

/** The top of every page. A Slice: rendered once, with its own query, outside the page's tree. */
const Header = ({ data: { website, allMenuItem, shortcuts, language } }: { readonly data: Queries.HeaderQuery }) => {
  if (!website) return null;
  const texts = frameTexts(language);
  const own = language ? website.locale.default : undefined;
  const { logo, searchEnabled, searchPath } = website.theme;
  const inOthers = shortcuts.nodes.filter((item) => item.language !== null);
  const hasFilmClub = website.memberPages !== null && filmPlatformPartner(website.partners) !== null;
  return (
    <header className={styles.header} data-tone="dark" lang={language?.key}>
      <a className={clsx("visually-hidden", styles.skip)} href="#innhold">
        {texts.skipToContent}
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
          <span className={styles.name} lang={own}>
            {website.name}
          </span>
          <span className="visually-hidden">, {texts.home}</span>
        </Link>{" "}
        <Menu
          groups={allMenuItem.nodes}
          shortcuts={[...inOthers, ...shortcuts.nodes.filter((item) => !inOthers.includes(item))]}
          texts={texts}
          lang={menuLanguage(allMenuItem, own)}
        />
        {inOthers.map(({ key, path, shortcut, language: written }) => (
          <Fragment key={key}>
            <Link to={path ?? "/"} className={styles.language}>
              <span lang={written ?? undefined}>{shortcut}</span>
            </Link>{" "}
          </Fragment>
        ))}
        {searchEnabled && <SearchPanel path={searchPath} texts={texts} />}
        {hasFilmClub && <MemberEntry texts={texts} />}
        <p className={styles.paper}>{filled(texts.printTickets, { address: website.shownHost })}</p>
      </div>
    </header>
  );
};

export default Header;

export const query = graphql`
  query Header($language: String, $menus: String) {
    language(key: { eq: $language }) {
      ...FrameWords
    }
    website {
      name
      locale {
        default
      }
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
    allMenuItem(filter: { place: { eq: header }, above: { id: { eq: null } }, onPagesIn: { key: { eq: $menus } } }, sort: { order: ASC }) {
      nodes {
        ...MenuGroup
      }
    }
    shortcuts: allMenuItem(
      filter: { place: { eq: header }, shortcut: { ne: null }, path: { ne: null }, onPagesIn: { key: { eq: $menus } } }
      sort: [{ above: { order: ASC } }, { order: ASC }]
    ) {
      nodes {
        ...MenuShortcut
      }
    }
  }
`;
