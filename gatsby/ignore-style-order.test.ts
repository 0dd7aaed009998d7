import { ignoreStyleOrder } from "./ignore-style-order";

const MiniCssExtractPlugin = jest.requireActual<new () => object>("mini-css-extract-plugin");

class Other {
  readonly options = { ignoreOrder: false };
}

test("the plugin that makes the style sheet warns of no order; others stay as they are", () => {
  const [plugin, other] = [new MiniCssExtractPlugin(), new Other()];
  ignoreStyleOrder([other, null, plugin]);
  expect(plugin).toMatchObject({ options: { ignoreOrder: true } });
  expect(other.options.ignoreOrder).toBe(false);
});

test("without plugins there is nothing to do", () => expect(() => ignoreStyleOrder(undefined)).not.toThrow());
