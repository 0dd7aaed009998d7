import { SmallButton } from "./small-button";

const MOVES = [
  { by: -1, label: "Flytt opp", arrow: "↑" },
  { by: 1, label: "Flytt ned", arrow: "↓" },
] as const;

interface MoveButtonsProps {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** Moves a row past its neighbours. */
export const MoveButtons = ({ title, isFirst, isLast, onMove }: MoveButtonsProps) =>
  MOVES.map(({ by, label, arrow }) => (
    <SmallButton
      key={by}
      data-move={by}
      disabled={by < 0 ? isFirst : isLast}
      aria-label={`${label}: ${title}`}
      onClick={() => onMove(by)}
    >
      <span aria-hidden="true">{arrow}</span>
    </SmallButton>
  ));
