/** Notice after a save, also when the git commit failed. */
export const saveText = (message: string, isKept: boolean, corrected = ""): string =>
  [
    `Lagret: ${message}.`,
    ...(corrected === "" ? [] : [corrected]),
    ...(isKept ? [] : ["Git tok ikke imot endringen; det prøves igjen ved neste lagring."]),
  ].join(" ");
