import { Button } from "@digdir/designsystemet-react";
import type { Problem } from "../../api/api";
import type { Fix } from "./form-context";

interface FixButtonProps {
  readonly problem: Problem;
  readonly onFix: ((fix: Fix) => void) | null;
}

/** Applies a problem's known fix. */
export const FixButton = ({ problem: { fix, message }, onFix }: FixButtonProps) =>
  fix === undefined || onFix === null ? null : (
    <Button
      type="button"
      variant="secondary"
      data-size="sm"
      aria-label={`${fix.label}. Feltet ${message}`}
      onClick={() => onFix(fix)}
    >
      {fix.label}
    </Button>
  );
