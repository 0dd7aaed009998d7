/**
 * Globals that the design system's popover polyfill needs at import and jsdom lacks. Import before anything of the
 * desk.
 */
Object.assign(globalThis, { CSS: { supports: () => false, escape: (text: string) => text } });

export {};
