/** Notice after a save, also when the git commit failed. */
export const saveText = (message: string, isKept: boolean): string =>
  isKept
    ? `Lagret: ${message}.`
    : `Lagret: ${message}. Git tok ikke imot endringen; det prøves igjen ved neste lagring.`;
