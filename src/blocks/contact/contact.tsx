import { graphql } from "gatsby";
import { EmailLink } from "../../components/elements/email-link";
import { PhoneLink } from "../../components/elements/phone-link";
import { Section } from "../../components/elements/section";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./contact.module.css";

/** Contacts: roles, never persons. */
export const Contact = ({ block }: BlockProps<Queries.ContactBlockFieldsFragment>) => {
  if (block.people.length === 0) return null;
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading ?? siteTexts.contact}>
      <ul className={styles.people}>
        {block.people.map(({ key, name, role, phone, email }) => (
          <li key={key} className={styles.person}>
            <h3 className={styles.name}>{name}</h3>
            {role !== null && <p className={styles.role}>{role}</p>}
            {phone !== null && (
              <p>
                {siteTexts.phone}: <PhoneLink number={phone} />
              </p>
            )}
            {email !== null && (
              <p>
                {siteTexts.email}: <EmailLink address={email} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

export const query = graphql`
  fragment ContactBlockFields on ContactBlock {
    id
    heading
    people {
      key
      name
      role
      phone
      email
    }
  }
`;
