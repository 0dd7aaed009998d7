import { graphql } from "gatsby";
import { EmailLink } from "../../components/elements/email-link";
import { Link } from "../../components/elements/link";
import { PhoneLink } from "../../components/elements/phone-link";
import { siteTexts } from "../../lib/texts";
import { layoutTexts } from "../texts";
import * as styles from "./footer.module.css";
import { OfficeHours } from "./office-hours";

/** The parts that visitors ask for first come first in the content. */
const MAX_HOURS = 3;

/** The footer of every page. A Slice, like the header. */
const Footer = ({ data: { website, allMenuItem } }: { readonly data: Queries.FooterQuery }) => {
  if (!website?.theme.footerEnabled) return null;
  const { address, contact, social, theme } = website;
  const [office] = contact;
  const hours = website.openingHours.slice(0, MAX_HOURS);
  return (
    <footer className={styles.footer} data-tone="dark">
      <div className={styles.columns}>
        {hours.length > 0 && (
          <div>
            <h2 className={styles.heading}>{siteTexts.openingHours}</h2>
            {hours.map((part) => (
              <OfficeHours key={part.name} part={part} />
            ))}
          </div>
        )}
        {office && (
          <div>
            <h2 className={styles.heading}>{siteTexts.contact}</h2>
            <ul className={styles.list}>
              <li>{office.name}</li>
              {office.phone !== null && (
                <li>
                  <PhoneLink number={office.phone} />
                </li>
              )}
              {office.email !== null && (
                <li>
                  <EmailLink address={office.email} />
                </li>
              )}
            </ul>
          </div>
        )}
        <div>
          <h2 className={styles.heading}>{layoutTexts.visitingAddress}</h2>
          <address className={styles.address}>
            {address.name}
            <br />
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </address>
        </div>
        {social.length > 0 && (
          <div>
            <h2 className={styles.heading}>{layoutTexts.followUs}</h2>
            <ul className={styles.list}>
              {social.map(({ name, url }) => (
                <li key={url}>
                  <Link to={url} newWindow>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.base}>
        {theme.footerText !== null && <p>{theme.footerText}</p>}
        <nav aria-label={layoutTexts.footerMenu}>
          <ul className={styles.links}>
            {allMenuItem.nodes.map(
              ({ key, label, path, language, openInNewWindow }) =>
                path !== null && (
                  <li key={key} lang={language ?? undefined}>
                    <Link to={path} newWindow={openInNewWindow}>
                      {label}
                    </Link>
                  </li>
                ),
            )}
            {website.accessibilityStatement !== null && (
              <li>
                <Link to={website.accessibilityStatement} newWindow>
                  {layoutTexts.accessibilityStatement}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
};

export default Footer;

export const query = graphql`
  query Footer {
    website {
      accessibilityStatement
      openingHours {
        ...OfficeHoursPart
      }
      address {
        name
        street
        postalCode
        city
      }
      contact {
        name
        phone
        email
      }
      social {
        name
        url
      }
      theme {
        footerEnabled
        footerText
      }
    }
    allMenuItem(filter: { place: { eq: footer } }, sort: { order: ASC }) {
      nodes {
        key
        label
        path
        language
        openInNewWindow
      }
    }
  }
`;
