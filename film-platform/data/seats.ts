import type { LiveShowing } from "../api/shapes";
import { between } from "./chance";
import type { Showing } from "./programme";

/** Free seats that agree with the status that the site was built with; null where none are sold. */
const seatsLeft = ({ id, status, seats }: Showing): number | null => {
  switch (status) {
    case "onSale":
    case "moved":
      return between(Math.min(10, seats), seats, "seats", id);
    case "fewLeft":
      return between(1, Math.min(9, seats), "seats", id);
    case "soldOut":
      return 0;
    default:
      return null;
  }
};

/** The response of the events call for a showing. */
export const liveShowing = (showing: Showing): LiveShowing => ({
  id: showing.id,
  status: showing.status,
  seatsLeft: seatsLeft(showing),
  ...(showing.movedTo !== undefined && { start: showing.movedTo, previousStart: showing.start }),
  ...(showing.reason !== undefined && { reason: showing.reason }),
});
