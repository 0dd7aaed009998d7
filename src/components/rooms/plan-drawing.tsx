import { graphql } from "gatsby";
import { planText } from "../../../domain/rooms/plan-text";
import type { SeatingPlan } from "../../../domain/rooms/seating-plan";
import { usualPlan } from "../../../domain/rooms/usual-plan";
import * as styles from "./plan-drawing.module.css";
import { planLayout } from "./plan-layout";
import type { Point } from "./plan-shapes";

/** The texts of room drawings, in Bokmål. */
const roomTexts = {
  drawing: (name: string, words: string) => `Tegning av ${name.toLowerCase()}, sett ovenfra. ${words}`,
} as const;

interface PlanDrawingProps {
  readonly setup: {
    readonly kind: string;
    readonly name: string;
    readonly seats: number;
    readonly plan: SeatingPlan | null;
  };
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Many marks as one path: short lines with round ends. One element per mark would make the page large. */
const marks = (points: readonly Point[], length: number): string => {
  let at = { x: 0, y: 0 };
  return points
    .map(({ x, y }) => {
      const from = { x: x - length / 2, y };
      const step = `m${short(from.x - at.x)} ${short(from.y - at.y)}h${short(length)}`;
      at = { x: at.x + Number(short(from.x - at.x)) + length, y: at.y + Number(short(from.y - at.y)) };
      return step;
    })
    .join("");
};

/** A set-up seen from above, drawn from its plan; screen readers get the same as text. */
export const PlanDrawing = ({ setup: { kind, name, seats, plan } }: PlanDrawingProps) => {
  const drawn = plan ?? usualPlan(kind, seats);
  const layout = planLayout(drawn);
  if (layout === null) return null;
  const { width, height, room } = layout;
  return (
    <div className={styles.drawing} role="img" aria-label={roomTexts.drawing(name, planText(drawn))}>
      {drawn.front !== null && <span className={styles.front}>{drawn.front}</span>}
      <svg aria-hidden="true" viewBox={`0 0 ${short(width)} ${short(height)}`}>
        {room.tables.map(({ x, y, width: wide, height: deep, round }) => (
          <rect
            key={`${x} ${y}`}
            className={styles.table}
            x={x}
            y={y}
            width={short(wide)}
            height={short(deep)}
            rx={short(round)}
          />
        ))}
        {room.chairs.length > 0 && (
          <path className={styles.chairs} d={marks(room.chairs, drawn.rows.length > 0 ? 0.24 : 0.01)} />
        )}
        {room.people.length > 0 && <path className={styles.people} d={marks(room.people, 0.01)} />}
        {room.wheelchairSpaces.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect className={styles.space} x="-.55" y="-.55" width="1.100" height="1.100" rx=".15" />
            <path className={styles.wheel} d="M-.12-.38v.42h.3l.16.3M-.12-.05a.26.26 0 1 0 .28.34" />
          </g>
        ))}
      </svg>
    </div>
  );
};

export const query = graphql`
  fragment SetupPlan on HallSetup {
    kind
    name
    seats
    plan {
      front
      standing
      rows {
        rows
        seats
        aisles
        desks
        wheelchairSpaces
      }
      tables {
        tables
        shape
        seats
        across
      }
    }
  }
`;
