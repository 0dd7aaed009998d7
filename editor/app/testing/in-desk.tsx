import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { type DeskData, DeskProvider } from "../data/desk-context";
import { deskData } from "./desk-data";

/** Draws a part of the desk within the shell's data. */
export const renderInDesk = (part: ReactNode, data: DeskData = deskData()) =>
  render(part, { wrapper: ({ children }) => <DeskProvider value={data}>{children}</DeskProvider> });
