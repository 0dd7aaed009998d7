import { logError } from "../../lib/log";

/** The outcome of sharing; "done" needs no announcement: the visitor chose an app or cancelled. */
export type Shared = "done" | "copied" | "failed";

const isClosed = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

/** Shares a page by the device's own menu; where there is none, its address is copied. */
export const share = async (page: { readonly title: string; readonly url: string }): Promise<Shared> => {
  // By its type, every browser has it.
  if ("share" in navigator) {
    try {
      await navigator.share(page);
      return "done";
    } catch (error) {
      if (isClosed(error)) return "done";
      logError("Failed to share a page", error);
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return "copied";
  } catch (error) {
    logError("Failed to copy an address", error);
    return "failed";
  }
};
