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

interface StateMarkProps {
  readonly status: string;
  /** "Utsolgt" */
  readonly text: string;
}

/** A showing's state as sign and word; its tint is that of the place. */
export const StateMark = ({ status, text }: StateMarkProps) => (
  <>
    <span aria-hidden>{SIGNS[status] ?? "○"}</span> {text}
  </>
);
