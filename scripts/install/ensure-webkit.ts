import { ensureWebKit } from "./webkit";

ensureWebKit();
