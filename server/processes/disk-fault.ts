/** What the operating system says when it cannot write, and what that is to somebody who can do something about it. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: "Disken er full. → Gjør plass på den, og prøv igjen.",
  EDQUOT: "Brukeren har ikke mer plass på disken. → Gjør plass, og prøv igjen.",
  EFBIG: "Fila er større enn det som er tillatt på denne disken. → Gi mer plass, og prøv igjen.",
  EROFS: "Disken kan bare leses, ikke skrives på. → La den kunne skrives på, og prøv igjen.",
  EACCES: "Mappen kan ikke skrives i. → Gi brukeren som kjører dette, lov til å skrive i den, og prøv igjen.",
  EPERM: "Mappen kan ikke skrives i. → Gi brukeren som kjører dette, lov til å skrive i den, og prøv igjen.",
  EIO: "Disken svarer med feil. → Se om den er i ferd med å ryke, og ta en kopi av innholdet.",
};

/** Not that of a port or a program, which have some of these codes too. */
const ON_FILES =
  /^(access|chmod|copyfile|fsync|f?truncate|link|mkdir|mkdtemp|open|rename|rmdir|symlink|unlink|f?utime|write)/;

/** An error of the disk as words, with the file that it is about; null for every other error. */
export const diskFault = (error: unknown): string | null => {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return null;
  if (!ON_FILES.test(String(error.syscall))) return null;
  const words = WORDS[String(error.code)];
  if (words === undefined) return null;
  const path = "path" in error && typeof error.path === "string" ? ` (${error.path})` : "";
  return words.replace(/\. →/, `${path}. →`);
};
