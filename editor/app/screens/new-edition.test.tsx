/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { DeskProvider } from "../data/desk-context";
import { deskData } from "../testing/desk-data";
import { deskServer } from "../testing/desk-server";
import { weekOf } from "../testing/week-data";
import { HistoryScreen } from "./history/history-screen";
import { OverviewScreen } from "./overview-screen";
import { PicturesScreen } from "./pictures/pictures-screen";
import { PublishingScreen } from "./publishing/publishing-screen";
import { WeekScreen } from "./week/week-screen";

const at = (edition: number, part: ReactNode) => <DeskProvider value={deskData({ edition })}>{part}</DeskProvider>;

test.each<[string, ReactNode, readonly string[]]>([
  ["overview", <OverviewScreen key="a" />, ["GET /api/overview", "GET /api/publishing"]],
  ["history", <HistoryScreen key="b" />, ["GET /api/history"]],
  ["publishing", <PublishingScreen key="c" />, ["GET /api/publishing"]],
  ["pictures", <PicturesScreen key="d" />, ["GET /api/bilder"]],
  ["week", <WeekScreen key="e" day={null} />, ["GET /api/uke"]],
])("what has changed on disk is loaded again: %s", async (_name, part, loaded) => {
  const server = deskServer({
    "GET /api/history": { saves: [] },
    "GET /api/bilder": { pictures: [] },
    "GET /api/uke": weekOf([]),
  });
  const { rerender } = render(at(0, part));
  await screen.findAllByRole("heading");
  expect(server.sent.map(({ what }) => what)).toEqual(loaded);
  rerender(at(1, part));
  await waitFor(() => expect(server.sent.map(({ what }) => what)).toEqual([...loaded, ...loaded]));
});
