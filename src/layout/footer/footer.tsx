import { graphql } from "gatsby";
import { EmailLink } from "../../components/elements/email-link";
import { Link } from "../../components/elements/link";
import { PhoneLink } from "../../components/elements/phone-link";
import { frameTexts, menuLanguage } from "../texts";
import { FaultLink } from "./fault-link";
import * as styles from "./footer.module.css";
import { OfficeHours, PartName } from "./office-hours";

/** The parts that visitors ask for first come first in the content. */
const MAX_HOURS = 4;
const MAX_CONTACTS = 2;

/** The footer of every page. A Slice, like the header. */
const Footer = ({ data: { website, allMenuItem, language } }: { readonly data: Queries.FooterQuery }) => {
  if (!website?.theme.footerEnabled) return null;
  const { address, contact, social, theme } = website;
  const texts = frameTexts(language);
  const own = language ? website.locale.default : undefined;
  const lang = menuLanguage(allMenuItem, own);
  const email = contact.find((one) => one.email !== null)?.email;
  const hours = website.openingHours.slice(0, MAX_HOURS);
  return (
    <footer className={styles.footer} data-tone="dark" lang={language?.key}>
      <div className={styles.columns}>
        {hours.length > 0 && (
          <div>
            <h2 className={styles.heading}>{texts.openingHours}</h2>
            <div className={styles.hours}>
              {hours.map((part) => (
                <OfficeHours key={part.name} part={part} words={language} own={own} />
              ))}
            </div>
          </div>
        )}
        {contact.length > 0 && (
          <div>
            <h2 className={styles.heading}>{texts.contact}</h2>
            <ul className={styles.list}>
              {contact.slice(0, MAX_CONTACTS).map(({ name, phone }) => (
                <li key={name}>
                  <PartName name={name} words={language} own={own} /> {phone !== null && <PhoneLink number={phone} />}
                </li>
              ))}
              {contact[0]?.email != null && (
                <li>
                  <EmailLink address={contact[0].email} />
                </li>
              )}
            </ul>
          </div>
        )}
        <div>
          <h2 className={styles.heading}>{texts.visitingAddress}</h2>
          <address className={styles.address} lang={own}>
            {address.name}
            <br />
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </address>
        </div>
        {social.length > 0 && (
          <div>
            <h2 className={styles.heading}>{texts.followUs}</h2>
            <ul className={styles.list}>
              {social.map(({ name, url }) => (
                <li key={url}>
                  <Link to={url} newWindow={texts.newWindow}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.base}>
        {(language?.footerText ?? theme.footerText) !== null && (
          <p lang={language?.footerText ? undefined : own}>{language?.footerText ?? theme.footerText}</p>
        )}
        <nav aria-label={texts.footerMenu}>
          <ul className={styles.links} lang={lang}>
            {allMenuItem.nodes.map(
              ({ key, label, path, language, openInNewWindow }) =>
                path !== null && (
                  <li key={key} lang={language ?? undefined}>
                    <Link to={path} newWindow={openInNewWindow && (lang ? true : texts.newWindow)}>
                      {label}
                    </Link>
                  </li>
                ),
            )}
            {website.accessibilityStatement !== null && (
              <li lang={language?.key}>
                <Link to={website.accessibilityStatement} newWindow={texts.newWindow}>
                  {texts.accessibilityStatement}
                </Link>
              </li>
            )}
            {email && (
              <li lang={language?.key}>
                <FaultLink email={email} label={texts.reportFault} />
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
  query Footer($language: String, $menus: String) {
    language(key: { eq: $language }) {
      ...FrameWords
      ...HoursWords
      footerText
    }
    website {
      locale {
        default
      }
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
    allMenuItem(filter: { place: { eq: footer }, onPagesIn: { key: { eq: $menus } } }, sort: { order: ASC }) {
      nodes {
        key
        label
        path
        language
        openInNewWindow
        onPagesIn {
          key
        }
      }
    }
  }
`;
