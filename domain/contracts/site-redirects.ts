import { z } from "zod";

/**
 * Redirects that apply in the browser: `site-redirects.json`. Gatsby writes the file, with more fields, and the build
 * validates it by this schema; scripts import the type only.
 */
export const siteRedirectsSchema = z.array(z.object({ fromPath: z.string(), toPath: z.string() }));

export type SiteRedirects = Readonly<z.infer<typeof siteRedirectsSchema>>;
