import { pluginOptionsSchema } from "./plugin-options-schema";

/** The part of Joi that the schema uses. */
const text = (isRequired = false) => ({ isRequired, required: () => text(true) });
const Joi = { string: () => text(), object: (fields: object) => fields };

test("needs the folders of content and static files; the site may be left out", () => {
  expect(pluginOptionsSchema?.(Object.assign(Object.create(null), { Joi }))).toMatchObject({
    contentRoot: { isRequired: true },
    staticRoot: { isRequired: true },
    siteId: { isRequired: false },
  });
});
