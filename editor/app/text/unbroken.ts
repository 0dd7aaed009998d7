/** Keeps a time with its "kl." at the end of a line. */
export const unbroken = (text: string): string => text.replace(/\bkl\. (?=\d)/g, "kl.\u00a0");
