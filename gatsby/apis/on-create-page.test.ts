import { onCreatePage } from "./on-create-page";

const deletePage = jest.fn();
const create = (path: string) =>
  onCreatePage?.(
    Object.assign(Object.create(null), { page: { path }, actions: { deletePage } }),
    { plugins: [] },
    () => undefined,
  );

test("deletes the empty page of gatsby-plugin-offline, and no page of the content", () => {
  create("/kinoprogram");
  create("/");
  expect(deletePage).not.toHaveBeenCalled();
  create("/offline-plugin-app-shell-fallback/");
  expect(deletePage).toHaveBeenCalledWith({ path: "/offline-plugin-app-shell-fallback/" });
});
