import { shortenClassNames } from "./short-class-names";

/** As Gatsby nests its rules for style sheets. */
const rules = (localIdentName: string) => [
  { test: /\.js$/, use: [{ loader: "babel-loader", options: { presets: [] } }] },
  {
    oneOf: [
      { test: /\.module\.css$/, use: [{ loader: "css-loader", options: { modules: { localIdentName } } }] },
      { test: /\.css$/, use: [{ loader: "css-loader", options: {} }] },
    ],
  },
];

test("class names of CSS modules are five letters of a hash, wherever the rule stands, and nothing else changes", () => {
  const changed = rules("[name]--[local]--[hash:hex:5]");
  shortenClassNames(changed);
  expect(changed).toEqual(rules("[hash:base64:5]"));
});

test.each([undefined, null, "rules", [null]])("%j has no rules to change", (none) =>
  expect(() => shortenClassNames(none)).not.toThrow(),
);
