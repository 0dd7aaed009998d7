import type { z } from "zod";
import { articleSchema } from "../entities/article";
import { eventsFileSchema } from "../entities/event";
import { menuFileSchema } from "../entities/menu-item";
import { pageSchema } from "../entities/page";
import { productionSchema } from "../entities/production";
import { REDIRECTS_FILE, redirectsFileSchema } from "../entities/redirect";
import { siteSchema } from "../entities/site";
import type { Content, Entry } from "./content";
import { describeIssue } from "./issues/describe-issue";
import { type Origin, type Problem, problemAt, problemInFile } from "./problem";
import type { ContentDocument, Folder } from "./read-content";

/** Which schema the files of a folder follow, under the name that `$schema` uses. */
export const FILE_SCHEMAS = {
  site: siteSchema,
  menu: menuFileSchema,
  page: pageSchema,
  production: productionSchema,
  events: eventsFileSchema,
  article: articleSchema,
  redirects: redirectsFileSchema,
} as const;

const documentsIn = (documents: readonly ContentDocument[], folder: Folder) =>
  documents.filter((document) => document.folder === folder);

const uniqueProblems = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.field} ${problem.message}`, problem])).values(),
];

const below = (origin: Origin, list: string, index: number): Origin => ({ ...origin, path: [list, index] });

/**
 * Checks every document against its schema. What is valid goes on; the rest is told. `pictures` are the files in
 * content/images.
 */
export const validate = (
  documents: readonly ContentDocument[],
  pictures: readonly string[] = [],
): { readonly content: Content; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];

  const parse = <Schema extends z.ZodType>(schema: Schema, { data, origin }: ContentDocument): z.infer<Schema>[] => {
    const result = schema.safeParse(data);
    if (result.success) return [result.data];
    const found = result.error.issues
      .flatMap((issue) => describeIssue(issue, { data, schema, pictures }))
      .map(({ path, message, cure }) => problemAt(origin, { at: path, message, cure }));
    problems.push(...uniqueProblems(found));
    return [];
  };

  const single = <Schema extends z.ZodType>(folder: Folder, schema: Schema): Entry<z.infer<Schema>>[] =>
    documentsIn(documents, folder).flatMap((document) =>
      parse(schema, document).map((entity) => ({ entity, origin: document.origin })),
    );

  const settings = documentsIn(documents, "settings");
  const redirectFiles = settings.filter(({ origin }) => origin.file === REDIRECTS_FILE);
  for (const { origin } of settings.filter((document) => !redirectFiles.includes(document))) {
    problems.push(
      problemInFile(origin.file, "Innstillingen er ukjent.", "Mappen settings har én fil: redirects.json."),
    );
  }

  const content: Content = {
    sites: single("sites", siteSchema),
    pages: single("pages", pageSchema),
    productions: single("productions", productionSchema),
    articles: single("articles", articleSchema),
    menuItems: documentsIn(documents, "menus").flatMap((document) =>
      parse(menuFileSchema, document).flatMap(({ items }) =>
        items.map((entity, index) => ({ entity, origin: below(document.origin, "items", index) })),
      ),
    ),
    events: documentsIn(documents, "events").flatMap((document) =>
      parse(eventsFileSchema, document).flatMap(({ events }) =>
        events.map((entity, index) => ({ entity, origin: below(document.origin, "events", index) })),
      ),
    ),
    redirects: redirectFiles.flatMap((document) =>
      parse(redirectsFileSchema, document).flatMap(({ redirects }) =>
        redirects.map((entity, index) => ({ entity, origin: below(document.origin, "redirects", index) })),
      ),
    ),
  };
  return { content, problems };
};
