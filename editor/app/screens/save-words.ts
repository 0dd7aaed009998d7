/** What a save tells: also when git has not taken it. */
export const saveWords = (message: string, isKept: boolean): string =>
  isKept
    ? `Lagret: ${message}.`
    : `Lagret: ${message}. Git tok ikke imot endringen; det prøves igjen ved neste lagring.`;
