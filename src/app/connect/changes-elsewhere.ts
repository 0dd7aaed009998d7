import { filter, fromEvent, type Observable } from "rxjs";

/** Emits when another tab has changed a stored value, or has cleared the storage. */
export const changesElsewhere = (key: string): Observable<StorageEvent> =>
  fromEvent<StorageEvent>(window, "storage").pipe(filter((event) => event.key === key || event.key === null));
