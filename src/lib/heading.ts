/** The level of a heading below the page's h1. */
export type HeadingLevel = "h2" | "h3" | "h4";

/** The level below a block's own heading, or below the page's when the block has none. */
export const levelUnder = (heading: string | null): "h2" | "h3" => (heading === null ? "h2" : "h3");

/** The next level down. */
export const levelBelow = (level: "h2" | "h3"): "h3" | "h4" => (level === "h2" ? "h3" : "h4");
