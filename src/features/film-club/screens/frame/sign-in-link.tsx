import { Link } from "../../../../components/elements/link";
import { signInPath } from "../../session/member-pages";

interface Props {
  readonly to: string;
  readonly className?: string;
  readonly children: string;
}

/** A link to a sign-in page, with the page to return to. For the browser only, as all screens are. */
export const SignInLink = ({ to, className, children }: Props) => (
  <Link to={signInPath(to, window.location)} className={className}>
    {children}
  </Link>
);
