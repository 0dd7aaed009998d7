const QUERY = /\(prefers-color-scheme:\s*(dark|light)\)/;

/** Which scheme a changed rule was for. */
const changed = new WeakMap<CSSMediaRule, string>();

const forceIn = (rules: CSSRuleList, scheme: string): void => {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const of = changed.get(rule) ?? QUERY.exec(rule.media.mediaText)?.[1];
    if (of === undefined) {
      forceIn(rule.cssRules, scheme);
      continue;
    }
    changed.set(rule, of);
    rule.media.mediaText = of === scheme ? "all" : "not all";
  }
};

/** Has the page look as in a colour scheme, whatever the reader's system says; also styles that are added later. */
export const forceScheme = (scheme: "dark" | "light"): void => {
  const force = (): void => {
    document.documentElement.style.colorScheme = scheme;
    for (const sheet of document.styleSheets) if (sheet.href === null) forceIn(sheet.cssRules, scheme);
  };
  force();
  new MutationObserver(force).observe(document.head, { childList: true, subtree: true });
};
