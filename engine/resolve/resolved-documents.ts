import type { ContentDocument } from "../reading/read-content";

/** Resolved documents, cached while neither the document nor its dependencies change. */
export class ResolvedDocuments {
  readonly #known = new WeakMap<ContentDocument, { readonly key: string; readonly resolved: ContentDocument }>();

  /** `key` is a digest of the dependencies besides the document. */
  of(document: ContentDocument, key: string, work: () => ContentDocument): ContentDocument {
    const known = this.#known.get(document);
    if (known?.key === key) return known.resolved;
    const resolved = work();
    this.#known.set(document, { key, resolved });
    return resolved;
  }
}
