/** Joins class names, leaving out what is empty. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
