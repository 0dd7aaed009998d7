import type { Week, WeekAction, WeekPlan, WeekSaved } from "../../api/week";
import { Refusal } from "../access/refusal";
import type { EditorsDesk } from "../desk/desk";
import { Outdated, planOf } from "./plan";
import { toldOf } from "./told-showing";
import { weekOf } from "./week-view";

const OUTDATED = "Noen andre har endret dette mens du hadde uka oppe. Ingenting er lagret. Se på uka igjen.";

const NOTHING = "Det er ingenting å legge til. Ingenting er lagret.";

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
    const { changes, message, skipped } = planOf(entities, action);
    const introduced = await this.#desk.checkChanges(changes);
    const isPlaced = "start" in action || action.do === "repeat" || action.do === "copyWeek";
    const told = toldOf(isPlaced ? changes : [], { entities, introduced, isWeek: true });
    return { message, skipped: [...skipped], showings: [...told.showings], problems: [...told.problems] };
  }

  async save(action: WeekAction, editor: string): Promise<WeekSaved> {
    try {
      const saved = await this.#desk.saves.saveChanges(async () => {
        const { entities } = await this.#desk.content();
        const plan = planOf(entities, action);
        if (plan.changes.length === 0) throw new Refusal(400, NOTHING);
        return { ...plan, editor };
      });
      if (saved.outcome === "refused") return { outcome: "refused", problems: [...saved.problems] };
      return { outcome: "saved", ...saved.kept };
    } catch (error) {
      if (error instanceof Outdated) return { outcome: "conflict", message: OUTDATED };
      throw error;
    }
  }
}
