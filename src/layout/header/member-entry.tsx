import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { filled } from "../../../domain/time/in-language";
import { Link } from "../../components/elements/link";
import { memberPage, signInPath, useMember } from "../../features/film-club/film-club";
import type { FrameTexts } from "../texts";
import * as styles from "./member-entry.module.css";

/** Login returns to the visitor's page, whose path the header, being a Slice, reads at the click. */
const logIn = (event: MouseEvent): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void navigate(signInPath(memberPage("login"), window.location));
};

/** The film club's entry on every page. The static page knows no member; both Norwegian texts have the same width. */
export const MemberEntry = ({ texts }: { readonly texts: FrameTexts }) => {
  const member = useMember();
  return (
    <Link
      to={member ? memberPage("profile") : memberPage("login")}
      className={styles.entry}
      onClick={member ? undefined : logIn}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" data-member={member !== null}>
        <path
          d="M12 3.500a4.250 4.250 0 1 1 0 8.500 4.250 4.250 0 0 1 0-8.500zM3.500 20.500c.500-4.200 4-6 8.500-6s8 1.800 8.500 6z"
          strokeWidth="2.200"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles.word}>{member ? texts.myPage : texts.logIn}</span>
      {member && <span className="visually-hidden">, {filled(texts.loggedInAs, { name: member.userName })}</span>}
    </Link>
  );
};
