import { filter, fromEvent, type Observable } from "rxjs";

/** Tells when another tab has changed what the browser keeps under a name, or has emptied its whole storage. */
export const changesElsewhere = (key: string): Observable<StorageEvent> =>
  fromEvent<StorageEvent>(window, "storage").pipe(filter((event) => event.key === key || event.key === null));
