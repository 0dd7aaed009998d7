import { FALLBACK_THEME, themeRoles } from "./site-theme";
import { themeColors } from "./theme-color";

test("names the header's colour in each scheme", () => {
  const roles = themeRoles(FALLBACK_THEME);
  expect(themeColors(FALLBACK_THEME)).toBe(
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${roles.light.paper}">` +
      `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${roles.dark.paper}">`,
  );
});
