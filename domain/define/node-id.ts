/** Node ids are unique across all types: "Event:nattekspressen-1201-1800". */
export const nodeId = (type: string, key: string): string => `${type}:${key}`;

export const TODAY_NODE_ID = "Today";

export const BUILD_MOMENT_NODE_ID = "BuildMoment";
