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

/** The layout of a page, from its query's result. */
const layoutOf = (data: unknown): string => {
  if (typeof data !== "object" || data === null || !("page" in data)) return "default";
  const { page } = data;
  const named = typeof page === "object" && page !== null && "layout" in page ? page.layout : undefined;
  return typeof named === "string" ? named : "default";
};

const copyOfMain = () => copyOf(document.getElementById("innhold")?.childNodes ?? []);

/** The frame persists across navigations; a foyer screen has none. */
export const wrapPageElement = ({ element, props }: WrapArgs) => (
  <TrackingContext.Provider value={TRACKING}>
    <FilmHeartContext.Provider value={runtime.platform && runtime.memberPages && Heart}>
      <Layout
        bare={layoutOf(props.data) === "foyer"}
        notice={
          <>
            {runtime.platform && runtime.memberPages && (
              <Boundary name="Ticket" broken={null}>
                <TicketToday shape={props.location?.pathname === "/" ? "strip" : null} />
              </Boundary>
            )}
            {runtime.analytics && (
              <Boundary name="Consent" broken={null}>
                <ConsentPrompt page={runtime.analytics.page} />
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
