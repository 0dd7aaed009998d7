import type { ComponentType } from "react";
import { Provider } from "react-redux";
import type { ClubScreen } from "./frame/use-club-screen";

/** A screen of the film club from a component with its hooks. */
export const inFilmClub =
  <Props extends object>(Inside: ComponentType<Props>): ClubScreen<Props> =>
  (props) => (
    <Provider store={props.club.store}>
      <Inside {...props} />
    </Provider>
  );
