import { type Motif, pictureOf } from "../pictures/motifs";

interface CoverFacts {
  readonly motif: Motif;
  readonly heading: string;
  readonly text: string;
}

/** The top of a page that is about no film, event or article. */
export const cover = ({ motif, heading, text }: CoverFacts) => ({
  component: "cover",
  id: "toppbilde",
  at: [1, 1, 1] as const,
  settings: { picture: pictureOf(motif), heading, text },
});
