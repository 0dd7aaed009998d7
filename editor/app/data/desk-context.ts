import { createContext, useContext } from "react";
import type { Desk, Lists } from "../../api/api";

export interface DeskData {
  readonly desk: Desk;
  readonly lists: Lists;
  readonly editor: string;
  readonly renew: () => Promise<void>;
}

const DeskContext = createContext<DeskData | null>(null);

export const DeskProvider = DeskContext.Provider;

export const useDesk = (): DeskData => {
  const data = useContext(DeskContext);
  if (data === null) throw new Error("Only inside the shell.");
  return data;
};
