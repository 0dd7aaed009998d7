import { INDEX_ADDRESS, WORD_LIST } from "./record";

const fetched = async (address: string, options?: RequestInit): Promise<Response> => {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${response.status} at ${address}`);
  return response;
};

/** Where the index lies now. Asked anew by each page, because a new build moves it. */
export const findIndex = async (): Promise<string> => {
  const answer: unknown = await (await fetched(INDEX_ADDRESS, { cache: "no-cache" })).json();
  const folder = typeof answer === "object" && answer !== null && "folder" in answer ? answer.folder : undefined;
  if (typeof folder !== "string") throw new Error(`${INDEX_ADDRESS} names no folder`);
  return folder;
};

/** The site's own words, most telling first. */
export const loadWordList = async (folder: string): Promise<readonly string[]> =>
  (await (await fetched(`${folder}${WORD_LIST}`)).text()).split("\n");
