/** A request for something that does not exist; the response is 404. */
export class NotFound extends Error {}

/** The requested content is, or may be, in an unreadable file; the message is for the user. */
export class Unreadable extends NotFound {
  constructor(files: readonly { readonly file: string; readonly line: number | null }[]) {
    const named = files.map(({ file, line }) => (line === null ? file : `${file}, linje ${line}`)).join("; ");
    super(
      `Dette kan ikke leses akkurat nå: det er en skrivefeil i ${named}. Ingenting er slettet. Når filen er rettet, er alt her igjen.`,
    );
  }
}
