/** What a wrong encoding leaves in a word. */
const TRACES: readonly RegExp[] = [
  // A character that could not be decoded, and control characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is sought
  /[\ufffd\x00-\x08\x0e-\x1d\x7f-\x9f]/,
  // UTF-8 read as Windows-1252 ("Ã¸", "â€“", "Å‹"), as MacRoman ("√∏") or by DOS ("├©").
  /[ÂÃ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/,
  /â[€„‚]/,
  /(?:(?<=\p{Ll})[ÄÅ][\u00a0-\u00bf‚ƒ„†‡ˆ‰Š‹Œ‘Ž“•˜™š›œžŸ])|[ÄÅ][\u00a0-\u00ba‚ƒ„†‡ˆ‰Š‹Œ‘Ž•˜™š›œžŸ](?=\p{Ll})/u,
  /√[\p{S}\p{P}\u00a0òÖÜ©®•]|├\S/u,
  // MacRoman read as Windows-1252: "Bl¾re", "KafŽ", "pŒ".
  /(?<=\p{Ll})[ŒŽ]|(?<=\p{L})[¾¿](?=\p{L})/u,
  // A letter lost on the way: "Bo?ok", "?pen", "BL?B?R", "p?".
  /(?<=\p{L})\?(?=\p{Ll})|(?<=\p{Lu})\?(?=\p{Lu})|(?<![\p{L}\p{N}\p{P}])\?(?=\p{L})|^[bcdfghjklmnpqrstvwz]\?[.,:;!]?$/u,
];

/** Question marks of addresses are their own. */
const isAddress = (word: string): boolean => /[/=@]|www\./.test(word);

/** The first word with characters that were lost or are another encoding's; null when all can be read. */
export const unreadableIn = (text: string): string | null =>
  text.split(/[^\S\u00a0\u0085]+/).find((word) => !isAddress(word) && TRACES.some((trace) => trace.test(word))) ??
  (/\ufffd/.test(text) ? "\ufffd" : null);

/** "«Bl�bær» kan ikke leses. → …" */
export const unreadableText = (word: string): string =>
  `«${word}» har tegn som ikke kan leses. → Rett det hos kilden, eller lagre filen som UTF-8`;
