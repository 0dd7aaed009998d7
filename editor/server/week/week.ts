import type { Week, WeekAction, WeekPlan, WeekSaved } from "../../api/week";
import type { EditorsDesk } from "../desk/desk";
import { Outdated, planOf } from "./plan";
import { weekOf } from "./week-view";

const OUTDATED = "Noen andre har endret dette mens du hadde uka oppe. Ingenting er lagret. Se på uka igjen.";

/** The week grid, without HTTP. */
export class WeekDesk {
  readonly #desk: EditorsDesk;

  constructor(desk: EditorsDesk) {
    this.#desk = desk;
  }

  async week(day: string | null): Promise<Week> {
    const { entities, problems } = await this.#desk.content();
    return weekOf(entities, problems(), day);
  }

  /** Dry run of an action, with its problems. */
  async plan(action: WeekAction): Promise<WeekPlan> {
    const { entities } = await this.#desk.content();
    const { changes, message, added, skipped } = planOf(entities, action);
    const problems = await this.#desk.checkChanges(changes);
    return { message, added: [...added], skipped: [...skipped], problems };
  }

  async save(action: WeekAction, editor: string): Promise<WeekSaved> {
    try {
      const saved = await this.#desk.saves.saveChanges(async () => {
        const { entities } = await this.#desk.content();
        return { ...planOf(entities, action), editor };
      });
      if (saved.outcome === "refused") return { outcome: "refused", problems: [...saved.problems] };
      return { outcome: "saved", ...saved.kept };
    } catch (error) {
      if (error instanceof Outdated) return { outcome: "conflict", message: OUTDATED };
      throw error;
    }
  }
}
