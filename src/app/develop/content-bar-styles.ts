/** The bar has colours of its own: it is not part of the site, and must be seen in any theme. */
export const CONTENT_BAR_STYLES = `
:host {
  position: sticky;
  inset-block-start: 0;
  z-index: 2147483647;
  display: block;
  max-block-size: 50vh;
  overflow-y: auto;
  color: #fff;
  background: #7a1020;
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
p, details { margin: 0; padding: 0.625rem clamp(1rem, 4vw, 2.5rem); }
p:empty { display: none; }
p { font-weight: 600; }
details { padding-block-start: 0; border-block-end: 3px solid #ffb3a8; }
summary { inline-size: fit-content; padding-block: 0.25rem; text-decoration: underline; cursor: pointer; }
summary:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
ul { display: grid; gap: 0.75rem; padding: 0; margin: 0.5rem 0 0.25rem; list-style: none; }
li > * { display: block; }
em { color: #ffd9d2; font-style: normal; }
em::before { content: "→ " / ""; }
@media print { :host { display: none; } }
`;
