import { z } from "zod";

const websiteNode = z.object({
  theme: z.object({
    colors: z.object({ accent: z.string(), light: z.string(), neutral: z.string() }),
    corners: z.string(),
  }),
});

/** The theme in a Website node, or null when the node is another's. */
export const themeOf = (node: unknown): z.infer<typeof websiteNode>["theme"] | null => {
  const parsed = websiteNode.safeParse(node);
  return parsed.success ? parsed.data.theme : null;
};
