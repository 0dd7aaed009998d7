import type { CreateResolversArgs, GatsbyNode } from "gatsby";

interface Image {
  readonly id: string;
  readonly internal: { readonly contentDigest: string };
}

type Resolver = (image: Image, args: object, context: unknown, info: Info) => Promise<unknown>;

interface Info {
  readonly fieldName: string;
  readonly originalResolver: Resolver;
}

/**
 * Resolves a field of a picture once a process for the same arguments. Many pages show the same few posters, and
 * gatsby-plugin-sharp would read and hash the file and send its jobs to the main process for each of them.
 */
export const resolvedOnce = (): Resolver => {
  const results = new Map<string, Promise<unknown>>();
  return (image, args, context, info) => {
    const key = JSON.stringify([info.fieldName, image.id, image.internal.contentDigest, args]);
    const result = results.get(key) ?? Promise.resolve(info.originalResolver(image, args, context, info));
    results.set(key, result);
    return result;
  };
};

export const createResolvers: GatsbyNode["createResolvers"] = (api: CreateResolversArgs) => {
  const resolve = resolvedOnce();
  api.createResolvers({ ImageSharp: { gatsbyImageData: { resolve }, resize: { resolve } } });
};
