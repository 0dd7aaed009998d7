import type { ContentDocument } from "../reading/read-content";

/** Documents with lists written out, as long as neither the document nor what it needs of others has changed. */
export class ResolvedDocuments {
  readonly #known = new WeakMap<ContentDocument, { readonly key: string; readonly resolved: ContentDocument }>();

  /** `key` is what the result depends on besides the document. */
  of(document: ContentDocument, key: string, work: () => ContentDocument): ContentDocument {
    const known = this.#known.get(document);
    if (known?.key === key) return known.resolved;
    const resolved = work();
    this.#known.set(document, { key, resolved });
    return resolved;
  }
}
