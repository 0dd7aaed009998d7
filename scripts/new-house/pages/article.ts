import type { House } from "../house";
import { type Motif, pictureOf } from "../pictures/motifs";

interface ArticleFacts {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly content: readonly string[];
  readonly image: Motif;
  readonly category?: "cinema" | "culture";
  readonly order: number;
}

/** An article file for the new house. */
export const article = ({ today }: House, { id, title, summary, content, image, category, order }: ArticleFacts) => ({
  [`articles/${id}.json`]: {
    id,
    title,
    slug: id,
    summary,
    content,
    image: pictureOf(image),
    category,
    author: "Redaksjonen",
    node_locale: "nb",
    createdAt: `${today}T08:00`,
    updatedAt: `${today}T08:00`,
    order,
  },
});
