import { createContext, useContext } from "react";
import type { Person, Session } from "../../api/accounts";
import type { Desk, Lists } from "../../api/api";
import type { Preview } from "../../api/preview";

export interface DeskData {
  readonly desk: Desk;
  readonly lists: Lists;
  readonly editor: string;
  /** The person logged in; null on a local desk, where everything is allowed. */
  readonly person: Person | null;
  /** Login method. */
  readonly login: Session["login"];
  readonly renew: () => Promise<void>;
  /** State of the preview and edition of the content folder; null before the first response. */
  readonly preview: Preview | null;
  /** Changes whenever the content folder does; loaded data is then stale. */
  readonly edition: number;
}

const DeskContext = createContext<DeskData | null>(null);

export const DeskProvider = DeskContext.Provider;

export const useDesk = (): DeskData => {
  const data = useContext(DeskContext);
  if (data === null) throw new Error("Only inside the shell.");
  return data;
};

/** Whether this person may publish, invite and change settings. Only for display: the server enforces it. */
export const isAdmin = ({ person }: Pick<DeskData, "person">): boolean => person === null || person.role === "admin";

/** Kind of the site's settings. */
const SETTINGS = "sites";

export const mayChange = (kind: string, data: Pick<DeskData, "person">): boolean => kind !== SETTINGS || isAdmin(data);
