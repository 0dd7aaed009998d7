/** A file that is published beside the pages. */
export interface MachineFile {
  /** Its address: "/kalender/kino.ics". */
  readonly path: string;
  readonly text: string;
}
