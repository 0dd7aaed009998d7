/** Bindings in titles and meta: "{film.title}". */

export interface Binding {
  /** With the braces. */
  readonly text: string;
  readonly source: string;
  readonly property: string;
}

const BINDING = /\{([a-zA-Z][a-zA-Z0-9]*)\.([^{}]+)\}/g;

export const bindingsIn = (text: string): readonly Binding[] =>
  [...text.matchAll(BINDING)].map(([whole, source = "", property = ""]) => ({ text: whole, source, property }));

/** Replaces each binding by the result of `valueFor`. */
export const fillBindings = (text: string, valueFor: (binding: Binding) => string): string =>
  bindingsIn(text).reduce((filled, binding) => filled.replace(binding.text, () => valueFor(binding)), text);
