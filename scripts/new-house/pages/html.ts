const CODES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => CODES[character] ?? character);

/** HTML in which interpolated values are escaped as text: html`<p>${name}</p>`. */
export const html = (strings: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  strings.map((part, index) => `${part}${index < values.length ? escaped(String(values[index])) : ""}`).join("");

/** A link to a page, a file or an email address. */
export const anchor = (href: string, label: string): string => html`<a href="${href}">${label}</a>`;
