import { type Motif, pictureOf } from "../pictures/motifs";

interface CoverFacts {
  readonly motif: Motif;
  readonly heading: string;
  readonly text: string;
}

/** The cover of a page without a film, event or article. */
export const cover = ({ motif, heading, text }: CoverFacts) => ({
  component: "cover",
  id: "toppbilde",
  at: [1, 1, 1] as const,
  settings: { picture: pictureOf(motif), heading, text },
});
