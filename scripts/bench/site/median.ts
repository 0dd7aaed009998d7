/** The middle one of an odd number of figures, the upper of the two middle ones of an even number; 0 of none. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
