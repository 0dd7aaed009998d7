import { ensureWebServers } from "./web-servers";

ensureWebServers();
