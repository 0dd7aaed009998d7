type NodeType =
  | "RedirectsFile"
  | "Website"
  | "Hall"
  | "OpeningHours"
  | "MenuItem"
  | "Page"
  | "Production"
  | "Event"
  | "Article";

/** Node ids are unique among all types: "Event:nattekspressen-1201-1800". */
export const nodeId = (type: NodeType, key: string): string => `${type}:${key}`;

export const TODAY_NODE_ID = "Today";

export const BUILD_MOMENT_NODE_ID = "BuildMoment";

export type { NodeType };
