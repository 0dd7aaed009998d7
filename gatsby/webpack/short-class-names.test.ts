import { shortenClassNames } from "./short-class-names";

/** Rules for style sheets, nested as Gatsby nests them. */
const rules = (localIdentName: string) => [
  { test: /\.js$/, use: [{ loader: "babel-loader", options: { presets: [] } }] },
  {
    oneOf: [
      { test: /\.module\.css$/, use: [{ loader: "css-loader", options: { modules: { localIdentName } } }] },
      { test: /\.css$/, use: [{ loader: "css-loader", options: {} }] },
    ],
  },
];

test("class names of CSS modules are five letters of a hash, however the rule is nested, and nothing else changes", () => {
  const changed = rules("[name]--[local]--[hash:hex:5]");
  shortenClassNames(changed);
  expect(changed).toEqual(rules("[hash:base64:5]"));
});

test.each([undefined, null, "rules", [null], [{ oneOf: [{ use: [{ options: { modules: true } }] }] }]])(
  "ends the build when no rule names classes: %j",
  (none) => expect(() => shortenClassNames(none)).toThrow("Expected a css-loader with localIdentName"),
);
