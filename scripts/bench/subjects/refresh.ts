import { z } from "zod";
import { startHouseServices } from "../../../tests/workshop/support/house-services";
import { startRefreshing } from "../../../tests/workshop/support/refreshing";
import { fillOwnSite } from "../data/own-site";
import { median, type Subject, withWorkshop } from "../harness";

const FILMS = 100;
const TIMES = 5;
const REASON = "Maskinen er på verksted";

const openData = z.object({ showings: z.array(z.object({ id: z.string(), status: z.string() })) });

/**
 * The time from a showing's cancellation at the source to the published page: the ticket system's call, the pull, the
 * check, the warm build, the packing and the swap of releases.
 */
export const refresh: Subject = ({ counts }) =>
  withWorkshop(async (workshop) => {
    const count = counts?.[0] ?? FILMS;
    const films = await fillOwnSite(workshop, count);
    const built = await workshop.gatsbyBuild();
    if (built.code !== 0) throw new Error(built.output);
    const services = await startHouseServices(workshop);
    const site = await startRefreshing(workshop, services.variables);
    try {
      const { showings } = openData.parse(JSON.parse(await site.read("/data/program.json")));
      const seconds: number[] = [];
      const onSale = showings.filter(({ id, status }) => status === "onSale" && id.startsWith("benk-"));
      for (const { id } of onSale.slice(0, TIMES)) {
        const film = films.find((one) => id.startsWith(`${one.id}-`));
        const reason = `${REASON} (${id}).`;
        await services.order({ showing: id, status: "cancelled", reason });
        seconds.push(await site.refreshUntil(`/${film?.slug}`, (page) => page.includes(reason)));
        console.log(`  ${id}: ${seconds.at(-1)?.toFixed(1)} s`);
      }
      console.log(`${count} films: median ${median(seconds).toFixed(1)} s from the source to the published page`);
    } finally {
      await site.stop();
      await services.stop();
    }
  });
