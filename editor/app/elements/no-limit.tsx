import { Alert, Link } from "@digdir/designsystemet-react";
import { editAddress } from "../data/route";

interface NoLimitProps {
  readonly production: string;
  readonly ageLimit: string | null | undefined;
}

/** Warns of a film without an age limit, with a link to where it is set: showings of it are refused by the check. */
export const NoLimit = ({ production, ageLimit }: NoLimitProps) =>
  ageLimit !== null ? null : (
    <Alert data-color="warning" data-size="sm">
      Filmen har ingen aldersgrense ennå. Den må være satt før billettene legges ut.{" "}
      <Link href={editAddress("productions", production, ["ageLimit"])}>Sett aldersgrensen</Link>
    </Alert>
  );
