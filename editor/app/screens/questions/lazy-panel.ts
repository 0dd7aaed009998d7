import { lazy } from "react";

/** Only on a hosted desk, and not among what the first page needs. */
export const QuestionPanel = lazy(() => import("./question-panel"));
