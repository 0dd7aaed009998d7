import { layoutTexts } from "../texts";

interface FaultLinkProps {
  readonly email: string;
  readonly label: string;
}

const letter = (email: string, title: string, address: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(layoutTexts.faultSubject(title))}&body=${encodeURIComponent(layoutTexts.faultBody(address))}`;

/** An e-mail about a fault on a page. All pages share the footer, so only a script fills in which page it is. */
export const FaultLink = ({ email, label }: FaultLinkProps) => (
  <a
    href={letter(email, "", "")}
    onClick={({ currentTarget }) => {
      currentTarget.href = letter(email, document.title, location.origin + location.pathname);
    }}
  >
    {label}
  </a>
);
