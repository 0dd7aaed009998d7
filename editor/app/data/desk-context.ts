import { createContext, useContext } from "react";
import type { Person, Session } from "../../api/accounts";
import type { Desk, Lists } from "../../api/api";
import type { Preview } from "../../api/preview";

export interface DeskData {
  readonly desk: Desk;
  readonly lists: Lists;
  readonly editor: string;
  /** Who is logged in; null on this machine alone, where everybody may do everything. */
  readonly person: Person | null;
  /** How people log in. */
  readonly login: Session["login"];
  readonly renew: () => Promise<void>;
  /** The preview's state, and how often the content folder has changed; null before the first answer. */
  readonly preview: Preview | null;
  /** Another number whenever the content folder has changed since the page was opened: what was loaded is old. */
  readonly edition: number;
}

const DeskContext = createContext<DeskData | null>(null);

export const DeskProvider = DeskContext.Provider;

export const useDesk = (): DeskData => {
  const data = useContext(DeskContext);
  if (data === null) throw new Error("Only inside the shell.");
  return data;
};

/** Whether who is here may publish, invite and change the site's settings: the server decides, this is for the eye. */
export const isResponsible = ({ person }: Pick<DeskData, "person">): boolean =>
  person === null || person.role === "ansvarlig";

/** The kind of content that holds the site's settings. */
const SETTINGS = "sites";

export const mayChange = (kind: string, data: Pick<DeskData, "person">): boolean =>
  kind !== SETTINGS || isResponsible(data);
