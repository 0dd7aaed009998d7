import { prepare } from "../../plugins/gatsby-source-kulturhus/src/testing/picture-facts";

export default (): Promise<void> => prepare("content");
