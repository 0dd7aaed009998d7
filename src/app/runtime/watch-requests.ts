/** Gatsby asks for its data by XMLHttpRequest, with addresses of this site. */
const isOwn = (url: string | URL): boolean => /^\/(?!\/)/.test(String(url));

/**
 * Tells how each request of Gatsby's loader ended: answered, with whatever status, or not at all. The loader itself keeps
 * only "failed".
 */
export const watchRequests = (record: (answered: boolean) => void): void => {
  const Plain = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = class extends Plain {
    override open(method: string, url: string | URL, async = true, user?: string | null, password?: string | null) {
      // Before Gatsby's own listener: it judges a page as failed in the same breath, before `loadend`.
      if (isOwn(url)) {
        this.addEventListener("readystatechange", () => {
          if (this.readyState === this.DONE) record(this.status !== 0);
        });
      }
      super.open(method, url, async, user, password);
    }
  };
};
