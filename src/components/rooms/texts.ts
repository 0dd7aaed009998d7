/** The texts of room drawings, in Bokmål. */
export const roomTexts = {
  drawing: (name: string, words: string) => `Tegning av ${name.toLowerCase()}, sett ovenfra. ${words}`,
} as const;
