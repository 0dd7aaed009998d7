import type { SALE_STATES } from "../../api/api";

const SIGNS: Readonly<Record<string, string>> = {
  planned: "◌",
  saleOpensAt: "◌",
  onSale: "●",
  fewLeft: "◔",
  soldOut: "■",
  free: "○",
  cancelled: "✕",
  moved: "→",
  over: "–",
};

/** What an editor chooses of a showing's tickets. */
export const SALE: Readonly<Record<(typeof SALE_STATES)[number], string>> = {
  onSale: "I salg",
  fewLeft: "Få billetter igjen",
  soldOut: "Utsolgt",
};

/** Whether a showing is as it should be: lists tell that quietly, and a month not at all. */
export const needsNoLook = (status: string | undefined): boolean => status === "onSale" || status === "free";

interface StateMarkProps {
  readonly status: string;
  /** "Utsolgt" */
  readonly text: string;
}

export const signOf = (status: string): string => SIGNS[status] ?? "○";

/** A showing's state as sign and word; its tint is that of the place. */
export const StateMark = ({ status, text }: StateMarkProps) => (
  <>
    <span aria-hidden>{signOf(status)}</span> {text}
  </>
);
