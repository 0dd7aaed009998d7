/** Flat shapes of SVG. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const shape = (points: string, fill: string): string => `<path d="${points}" fill="${fill}"/>`;

export const stroke = (points: string, color: string, width: number): string =>
  `<path d="${points}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The shapes of 0, 1, 2 …, one after another. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
