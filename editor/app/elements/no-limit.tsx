import { Alert, Link } from "@digdir/designsystemet-react";
import { editAddress } from "../data/route";

interface NoLimitProps {
  readonly production: string;
  readonly ageLimit: string | null | undefined;
}

/** Warns that a film has no age limit, with a link to set it: the check refuses its showings. */
export const NoLimit = ({ production, ageLimit }: NoLimitProps) =>
  ageLimit !== null ? null : (
    <Alert data-color="warning" data-size="sm">
      Filmen har ingen aldersgrense ennå. Den må være satt før billettene legges ut.{" "}
      <Link href={editAddress("productions", production, ["ageLimit"])}>Sett aldersgrensen</Link>
    </Alert>
  );
