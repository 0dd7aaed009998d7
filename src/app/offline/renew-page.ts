import { useEffect } from "react";
import { pageDataPath } from "../../../domain/addresses/page-data-path";
import { onResume } from "../../lib/on-resume";
import { mayReloadByItself, noteReload } from "../navigation/reload-by-itself";
import { mayReload } from "./half-filled";

/** After this time out of sight, the site may have been published anew. */
const STALE_MS = 60 * 60_000;

const resultOf = (file: unknown): unknown =>
  typeof file === "object" && file !== null && "result" in file ? file.result : undefined;

const isPublishedAnew = async (path: string, data: unknown): Promise<boolean> => {
  const response = await fetch(pageDataPath(path), { cache: "no-cache" });
  if (!response.ok) return false;
  const result = resultOf(await response.json());
  return (
    typeof result === "object" &&
    result !== null &&
    "data" in result &&
    JSON.stringify(result.data) !== JSON.stringify(data)
  );
};

/** Loads a page again that is published with other data than it shows, unless input would be lost. */
export const renewPage = async (path: string, data: unknown, reload: () => void): Promise<void> => {
  const isNew = await isPublishedAnew(path, data).catch(() => false);
  if (!isNew || !mayReload() || !mayReloadByItself()) return;
  noteReload();
  reload();
};

interface PageRenewalProps {
  readonly path: string;
  /** The result of the page's query. */
  readonly data: unknown;
}

/** Renews the page when it is shown again after hours: from another tab, a sleeping phone or the browser's memory. */
export const PageRenewal = ({ path, data }: PageRenewalProps) => {
  useEffect(() => onResume(() => void renewPage(path, data, () => window.location.reload()), STALE_MS), [path, data]);
  return null;
};
