/**
 * What the design system's polyfill of popovers asks of a browser when it is loaded, and jsdom does not have. To be
 * imported before anything of the desk.
 */
Object.assign(globalThis, { CSS: { supports: () => false, escape: (text: string) => text } });

export {};
