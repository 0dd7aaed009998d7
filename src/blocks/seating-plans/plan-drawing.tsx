import * as styles from "./plan-drawing.module.css";

interface Mark {
  readonly x: number;
  readonly y: number;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const grid = (columns: number, rows: number, { x, y }: Mark, [dx, dy]: readonly [number, number]): readonly Mark[] =>
  range(rows).flatMap((row) => range(columns).map((column) => ({ x: x + column * dx, y: y + row * dy })));

const around = ({ x, y }: Mark, count: number, radius: number): readonly Mark[] =>
  range(count).map((index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
  });

interface Plan {
  readonly chairs: readonly Mark[];
  /** Tables as x, y, width, height; round ones have equal sides and `round`. */
  readonly tables: readonly (readonly [x: number, y: number, width: number, height: number])[];
  readonly round?: boolean;
}

const longTable = (x: number): { chairs: readonly Mark[]; table: readonly [number, number, number, number] } => ({
  table: [x, 44, 14, 84],
  chairs: [...grid(1, 7, { x: x - 7, y: 50 }, [0, 12]), ...grid(1, 7, { x: x + 21, y: 50 }, [0, 12])],
});

const roundTables = (places: readonly Mark[], seats: number, radius: number): Plan => ({
  round: true,
  tables: places.map(({ x, y }) => [x - radius, y - radius, 2 * radius, 2 * radius] as const),
  chairs: places.flatMap((place) => around(place, seats, radius + 7)),
});

const cinema: Plan = { tables: [], chairs: grid(12, 6, { x: 34, y: 50 }, [12, 14]) };

const longTables = [40, 93, 146].map(longTable);

const PLANS: Readonly<Record<string, Plan>> = {
  cinema,
  standing: { tables: [], chairs: [] },
  classroom: {
    tables: grid(3, 4, { x: 34, y: 46 }, [48, 23]).map(({ x, y }) => [x, y, 38, 8] as const),
    chairs: grid(3, 4, { x: 44, y: 60 }, [48, 23]).flatMap(({ x, y }) => [
      { x, y },
      { x: x + 18, y },
    ]),
  },
  "long-tables": { tables: longTables.map(({ table }) => table), chairs: longTables.flatMap(({ chairs }) => chairs) },
  horseshoe: {
    tables: [
      [52, 44, 14, 84],
      [134, 44, 14, 84],
      [66, 114, 68, 14],
    ],
    chairs: [
      ...grid(1, 6, { x: 44, y: 52 }, [0, 13]),
      ...grid(1, 6, { x: 156, y: 52 }, [0, 13]),
      ...grid(6, 1, { x: 68, y: 135 }, [13, 0]),
    ],
  },
  boardroom: {
    tables: [[48, 66, 104, 34]],
    chairs: [
      ...grid(7, 1, { x: 58, y: 59 }, [14, 0]),
      ...grid(7, 1, { x: 58, y: 107 }, [14, 0]),
      { x: 41, y: 83 },
      { x: 159, y: 83 },
    ],
  },
  banquet: roundTables(grid(3, 2, { x: 46, y: 60 }, [54, 52]), 8, 13),
  cafe: roundTables(grid(4, 3, { x: 36, y: 54 }, [43, 36]), 4, 7),
};

/** A room from above: stage on top, tables and chairs. The words beside it say the same. */
export const PlanDrawing = ({ kind }: { readonly kind: string }) => {
  const { chairs, tables, round = false } = PLANS[kind] ?? cinema;
  return (
    <svg className={styles.drawing} viewBox="0 0 200 150" aria-hidden="true">
      <rect className={styles.floor} x="1" y="1" width="198" height="148" />
      <path className={styles.stage} d="M30 1h140l-8 22H38z" />
      {tables.map(([x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          className={styles.table}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={round ? width / 2 : 1}
        />
      ))}
      {chairs.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.chair} cx={x} cy={y} r="3.500" />
      ))}
    </svg>
  );
};
