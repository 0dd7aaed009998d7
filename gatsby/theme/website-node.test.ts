import { themeOf } from "./website-node";

test("the theme of a site's node is read; another's node has none", () => {
  const theme = { colors: { accent: "#9B1B30", light: "#F4C95D", neutral: "#6B5D52" }, corners: "sharp" };
  expect(themeOf({ id: "Website:huset", theme: { ...theme, footerText: null } })).toEqual(theme);
  expect([themeOf(undefined), themeOf({ id: "Page:/" }), themeOf({ theme: { ...theme, corners: 1 } })]).toEqual([
    null,
    null,
    null,
  ]);
});
