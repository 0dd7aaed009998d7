import { ignoreStyleOrder } from "./ignore-style-order";

const MiniCssExtractPlugin = jest.requireActual<new () => object>("mini-css-extract-plugin");

class Other {
  readonly options = { ignoreOrder: false };
}

test("sets the option on the plugin that extracts style sheets, and on no other", () => {
  const [plugin, other] = [new MiniCssExtractPlugin(), new Other()];
  ignoreStyleOrder([other, null, plugin]);
  expect(plugin).toMatchObject({ options: { ignoreOrder: true } });
  expect(other.options.ignoreOrder).toBe(false);
});

test.each([
  ["no plugins", undefined],
  ["a plugin of another name", [new Other()]],
  ["two of them", [new MiniCssExtractPlugin(), new MiniCssExtractPlugin()]],
  ["one without the option", [Object.assign(new MiniCssExtractPlugin(), { options: {} })]],
])("ends the build with %s", (_what, plugins) => {
  expect(() => ignoreStyleOrder(plugins)).toThrow("Expected one MiniCssExtractPlugin");
});
