import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../layout/layout";

/** The layout stays in place while pages change. */
export const wrapPageElement = ({ element }: Pick<WrapPageElementBrowserArgs, "element">) => <Layout>{element}</Layout>;
