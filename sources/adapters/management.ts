import { z } from "zod";
import { toLocal } from "../../domain/time/oslo";
import type { Environment } from "../../src/features/partner-services/build/environment";
import { managementApi } from "../../src/features/partner-services/build/management";
import type { Pulled, PulledArticle } from "../records";
import { callSource, parseAnswer } from "./call-source";

const LOCALE = "nb";

/** An id, which some systems write as a number. */
const id = z.union([z.string().min(1), z.int()]).transform(String);
const text = z.string().nullish();
const epoch = z.int().nullish();

const article = z.object({
  id,
  title: z.string().min(1),
  slug: z.string().min(1),
  summary: text,
  content: z.string(),
  category: text,
  author: text,
  node_locale: text,
  createdAt: epoch,
  updatedAt: epoch,
  order: z.number().nullish(),
});

const asMoment = (epochMs: number | null | undefined): string | undefined =>
  epochMs === null || epochMs === undefined ? undefined : toLocal(epochMs);

const articleOf = ({ createdAt, updatedAt, ...one }: z.output<typeof article>): PulledArticle => ({
  id: one.id,
  title: one.title,
  slug: one.slug,
  summary: one.summary ?? null,
  content: one.content,
  facts: {
    category: one.category ?? undefined,
    author: one.author ?? undefined,
    createdAt: asMoment(createdAt ?? updatedAt),
    updatedAt: asMoment(updatedAt ?? createdAt),
    order: one.order ?? undefined,
  },
});

interface Options {
  readonly site: number;
  readonly service: NonNullable<Environment["management"]>;
}

/**
 * The management service's published articles, in Bokmål.
 *
 * @throws SourceFault when it does not answer, or not as agreed.
 */
export const management = async ({ site, service }: Options): Promise<Pulled> => {
  const call = { request: `site/${site}/article` };
  const api = managementApi(service);
  const articles = parseAnswer(z.array(article), await callSource(call, () => api.article(site)), call);
  const isOurs = ({ node_locale: locale }: z.output<typeof article>): boolean => (locale || LOCALE) === LOCALE;
  return { showings: [], skipped: [], isPartial: false, articles: articles.filter(isOurs).map(articleOf) };
};
