/** The partners that have a film platform each, with the same endpoints (specification, section 6). */
export const FILM_PLATFORM_PARTNERS = [118, 178] as const;

export type FilmPlatformPartner = (typeof FILM_PLATFORM_PARTNERS)[number];

/** The partner whose film platform a site uses: its first, or null when that one has none. */
export const filmPlatformPartner = (partners: readonly { readonly id: number }[]): FilmPlatformPartner | null =>
  FILM_PLATFORM_PARTNERS.find((id) => id === partners[0]?.id) ?? null;
