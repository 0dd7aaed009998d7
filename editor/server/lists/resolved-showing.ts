import { listsIn } from "../../../domain/entities/site/showing-lists";
import type { Json } from "../../../domain/json/json";
import { resolveShowing } from "../../../engine/resolve/resolve-showing";
import type { Placed } from "../content/content-folder";

/** A showing with its prices, access and note resolved: its own, or from the site's lists. */
export const resolvedShowing = (showing: Json, entities: readonly Placed[], siteId: string | undefined): Json => {
  const sites = entities.filter(({ kind }) => kind === "sites");
  const site = sites.find(({ id }) => id === siteId) ?? sites[0];
  const objectOf = (wanted: unknown) =>
    entities.find(({ kind, id }) => kind === "productions" && id === wanted)?.value.object;
  return resolveShowing(showing, listsIn(site?.value), objectOf);
};
