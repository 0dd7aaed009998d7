import { prepare } from "../../engine/testing/picture-facts";

export default (): Promise<void> => prepare("content");
