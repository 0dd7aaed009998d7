import type { ReactElement } from "react";
import runtime from "site-runtime.json";
import { FilmHeartContext } from "../components/cards/film-heart";
import { TrackingContext } from "../components/hooks/tracking";
import { Boundary } from "../components/on-demand/boundary";
import { copyOf } from "../components/on-demand/static-copy";
import { ConsentPrompt } from "../features/analytics/consent-prompt";
import { TicketToday } from "../features/film-club/film-club";
import { Heart } from "../features/film-club/heart/heart";
import { Layout } from "../layout/layout";
import { TRACKING } from "./connect/tracking";
import { BrokenPage } from "./failures/broken-page";
import { NavigationNotice } from "./navigation/loading/navigation-notice";
import { PageRenewal } from "./offline/renew-page";

interface WrapArgs {
  readonly element: ReactElement;
  readonly props: { readonly data?: unknown; readonly location?: { readonly pathname: string } };
}

/** A text of a page, such as its layout, from its query's result. */
const textOf = (data: unknown, name: "layout" | "language"): string | null => {
  const page: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "page") : null;
  const text: unknown = typeof page === "object" && page !== null ? Reflect.get(page, name) : null;
  return typeof text === "string" ? text : null;
};

const copyOfMain = () => copyOf(document.getElementById("innhold")?.childNodes ?? []);

/** The frame persists across navigations; a foyer screen has none. */
export const wrapPageElement = ({ element, props }: WrapArgs) => (
  <TrackingContext.Provider value={TRACKING}>
    <FilmHeartContext.Provider value={runtime.platform && runtime.memberPages && Heart}>
      <Layout
        bare={textOf(props.data, "layout") === "foyer"}
        notice={
          <>
            {runtime.platform && runtime.memberPages && (
              <Boundary name="Ticket" broken={null}>
                <TicketToday shape={props.location?.pathname === "/" ? "strip" : null} />
              </Boundary>
            )}
            {runtime.analytics && (
              <Boundary name="Consent" broken={null}>
                <ConsentPrompt page={runtime.analytics.page} language={textOf(props.data, "language")} />
              </Boundary>
            )}
          </>
        }
      >
        <Boundary key={props.location?.pathname} name="Page" broken={<BrokenPage />} copy={copyOfMain}>
          {element}
        </Boundary>
      </Layout>
      {props.location && <PageRenewal path={props.location.pathname} data={props.data} />}
      <Boundary name="Navigation" broken={null}>
        <NavigationNotice />
      </Boundary>
    </FilmHeartContext.Provider>
  </TrackingContext.Provider>
);
