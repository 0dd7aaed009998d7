import { headers } from "./headers";
import { hosts } from "./hosts";
import { methods } from "./methods";
import type { OddRequest } from "./odd-request";
import { paths } from "./paths";
import { versions } from "./versions";

export const ODD_REQUESTS: readonly OddRequest[] = [...methods, ...paths, ...headers, ...hosts, ...versions];
