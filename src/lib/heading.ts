/** The level of a heading below the page's h1. */
export type HeadingLevel = "h2" | "h3" | "h4" | "h5";

/** The level below a block's own heading, or below the page's when the block has none. */
export const levelUnder = (heading: string | null): "h2" | "h3" => (heading === null ? "h2" : "h3");

const BELOW = { h2: "h3", h3: "h4", h4: "h5" } as const;

/** The next level down. */
export const levelBelow = <Level extends keyof typeof BELOW>(level: Level): (typeof BELOW)[Level] => BELOW[level];
