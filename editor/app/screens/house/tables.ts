import { type ComponentType, lazy } from "react";
import type { TableProps } from "./all-fields";

/** Parts of the settings that have a table in place of their form. */
export const TABLES: Readonly<Record<string, ComponentType<TableProps>>> = {
  "sites.openingHours": lazy(() => import("./hours-screen")),
  "sites.priceLists": lazy(() => import("./prices-screen")),
};
