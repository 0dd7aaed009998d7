/** Gatsby asks for its data by XMLHttpRequest, with addresses of this site. */
const isOwn = (url: string | URL): boolean => /^\/(?!\/)/.test(String(url));

/**
 * Tells how each request of Gatsby's loader ended: answered, with whatever status, or not at all. The loader itself keeps
 * only "failed". A subclass would be neater, but what browsers build in cannot be extended by the classes that Gatsby compiles
 * ours to.
 */
export const watchRequests = (record: (answered: boolean) => void): void => {
  const { prototype } = globalThis.XMLHttpRequest;
  const { open } = prototype;
  prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    async: boolean = true,
    user?: string | null,
    password?: string | null,
  ) {
    // Before Gatsby's own listener: it judges a page as failed in the same breath, before `loadend`.
    if (isOwn(url)) {
      this.addEventListener("readystatechange", () => {
        if (this.readyState === this.DONE) record(this.status !== 0);
      });
    }
    open.call(this, method, url, async, user, password);
  };
};
