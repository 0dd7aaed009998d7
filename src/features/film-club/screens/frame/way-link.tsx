import { Link } from "../../../../components/elements/link";
import { wayIn } from "../../session/member-pages";

interface Props {
  readonly to: string;
  readonly className?: string;
  readonly children: string;
}

/** A link to a page that leads in, which remembers where the reader was. For the browser only, as all screens are. */
export const WayLink = ({ to, className, children }: Props) => (
  <Link to={wayIn(to, window.location)} className={className}>
    {children}
  </Link>
);
