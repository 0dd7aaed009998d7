/** Pictures in the form of GraphQL's data, for unit tests. */
export const picture = (
  alt: string,
  overrides: Partial<Queries.WidePictureFragment> = {},
): Queries.WidePictureFragment => ({
  alt,
  focalPoint: { x: 0.5, y: 0.5 },
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 1600,
        height: 900,
        backgroundColor: "#203040",
        images: {
          sources: [{ srcSet: "/bilde-400.webp 400w, /bilde-800.webp 800w", type: "image/webp", sizes: "100vw" }],
          fallback: { src: "/bilde.jpg", srcSet: "/bilde-400.jpg 400w, /bilde-800.jpg 800w", sizes: "100vw" },
        },
      },
    },
  },
  ...overrides,
});

/** A small poster. */
export const thumb = (): Queries.ThumbPictureFragment => ({
  file: { childImageSharp: { small: { src: "/plakat-96.webp" }, large: { src: "/plakat-192.webp" } } },
});

/** The pictures that screen readers skip. */
export const decorations = (container: HTMLElement): readonly HTMLImageElement[] => [
  ...container.querySelectorAll<HTMLImageElement>('img[alt=""]'),
];
