import { pluginsNamed } from "./plugins-named";

test("plugins of webpack are found by the name of their class", () => {
  class Wanted {}
  class Other {}
  const wanted = new Wanted();
  expect(pluginsNamed([new Other(), wanted, null, "Wanted"], "Wanted")).toEqual([wanted]);
  expect(pluginsNamed(undefined, "Wanted")).toEqual([]);
});
