/**
 * Calls a function before each `open` of an XMLHttpRequest, with the means to open it again. Patched on the prototype:
 * a class compiled to ES5 cannot extend the native XMLHttpRequest.
 */
export const beforeOpen = (
  see: (request: XMLHttpRequest, opening: { method: string; url: string; reopen: () => void }) => void,
): void => {
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
    const reopen = () => open.call(this, method, url, async, user, password);
    see(this, { method, url: String(url), reopen });
    reopen();
  };
};
