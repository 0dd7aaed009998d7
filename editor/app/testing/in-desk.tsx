import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { type DeskData, DeskProvider } from "../data/desk-context";
import { deskData } from "./desk-data";

/** Renders a part of the desk with the shell's context. */
export const renderInDesk = (part: ReactNode, data: DeskData = deskData()) =>
  render(part, { wrapper: ({ children }) => <DeskProvider value={data}>{children}</DeskProvider> });
