import { z } from "zod";
import { toLocal } from "../../domain/time/oslo";
import type { Environment } from "../../src/features/partner-services/build/environment";
import { managementApi } from "../../src/features/partner-services/build/management";
import { isAnyUnknown, type Pulled, type PulledArticle, type Skipped } from "../records";
import { callSource, parseAnswer, parseRecords, type Refused } from "./call-source";

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

/** What a record that cannot be taken says of itself. */
const remains = z.object({ id: id.catch(""), title: z.string().trim().catch("") }).catch({ id: "", title: "" });

const skippedOf = ({ record, why }: Refused): Skipped => {
  const { id: own, title } = remains.parse(record);
  return { id: own, ...(title !== "" && { what: title }), why };
};

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
  const answer = parseAnswer(z.array(z.unknown()), await callSource(call, () => api.article(site)), call);
  const { read, refused } = parseRecords(article, answer, call);
  const isOurs = ({ node_locale: locale }: z.output<typeof article>): boolean => (locale || LOCALE) === LOCALE;
  const skipped = refused.map(skippedOf);
  return {
    showings: [],
    skipped,
    isPartial: isAnyUnknown(skipped),
    articles: read.filter(isOurs).map(articleOf),
  };
};
