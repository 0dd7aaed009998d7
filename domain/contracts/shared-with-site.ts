/**
 * The query parameters in which the search page receives what another app shares with the installed site, by the names
 * of the manifest's `share_target`.
 */
export const SHARED = { title: "tittel", text: "q", url: "adresse" } as const;
