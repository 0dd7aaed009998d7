import { either, labelled } from "../../../domain/define/voices";
import type { Hall } from "../../../domain/entities/site/hall";
import { placesDrawn, wheelchairSpacesDrawn } from "../../../domain/rooms/seating-plan";
import type { Entry } from "../../content/content";
import { type Problem, problemAt, warningAt } from "../../problems/problem";

const overfull = ({ entity, origin }: Entry<Hall>): readonly Problem[] =>
  entity.setups.flatMap(({ name, seats }, index) =>
    seats <= entity.capacity
      ? []
      : [
          warningAt(origin, {
            at: ["setups", index, "seats"],
            message: `er ${seats} i «${name}», men rommet tar ${entity.capacity}${either(" (capacity)", "")}.`,
            cure: `Rett tallet, eller øk ${either("capacity", "antallet plasser i rommet")}.`,
          }),
        ],
  );

/** A room whose set-ups are all drawn holds as many as the largest of them. */
const halfEmpty = ({ entity: { setups, capacity }, origin }: Entry<Hall>): readonly Problem[] => {
  const largest = Math.max(...setups.map(({ seats }) => seats));
  return setups.length === 0 || capacity <= largest || setups.some(({ plan }) => plan === undefined)
    ? []
    : [
        warningAt(origin, {
          at: ["capacity"],
          message: `er ${capacity}, men det største oppsettet har ${largest} plasser.`,
          cure: either("Rett capacity, eller rader, bord og plasser i setups.", "Rett antallet, eller bordoppsettene."),
        }),
      ];
};

/** A set-up's drawing has the stated number of places. */
const drawnOtherwise = ({ entity, origin }: Entry<Hall>): readonly Problem[] =>
  entity.setups.flatMap(({ name, seats, plan }, index) => {
    if (plan === undefined) return [];
    const places = placesDrawn(plan);
    const spaces = wheelchairSpacesDrawn(plan);
    const at = ["setups", index, "plan"];
    return [
      ...(places === seats
        ? []
        : [
            warningAt(origin, {
              at,
              message: `tegner ${places} plasser i «${name}», men ${either("seats sier", "antallet er")} ${seats}.`,
              cure: either(
                "Rett radene og bordene i plan, eller tallet i seats.",
                "Rett radene og bordene, eller antallet plasser.",
              ),
            }),
          ]),
      ...(spaces === 0 || spaces === entity.wheelchairSpaces
        ? []
        : [
            warningAt(origin, {
              at,
              message: `tegner ${spaces} rullestolplasser i «${name}», men rommet har ${entity.wheelchairSpaces}${either(" (wheelchairSpaces)", "")}.`,
              cure: `Rett ${either("wheelchairSpaces", "rullestolplassene")} i radene, eller på rommet.`,
            }),
          ]),
    ];
  });

/** The facts of a room are consistent. `isUsed` is true when it has showings. */
export const checkHall = (hall: Entry<Hall>, isUsed: boolean): readonly Problem[] => {
  const { entity, origin } = hall;
  const { wheelchairSpaces, capacity, accessibility, prices, bookingUrl, part } = entity;
  return [
    ...(part === null && isUsed
      ? [
          warningAt(origin, {
            at: ["part"],
            message: `${either("er null", "mangler")}, men ${entity.name} har forestillinger: ingen ser om de er på dager da huset er stengt.`,
            cure: either(
              "Skriv id-en til åpningstidene som gjelder for rommet. Er det arrangementer utenom dem, så sett eventsOutsideHours til true på åpningstidene.",
              "Velg åpningstidene som gjelder for rommet. Er det arrangementer utenom dem, så slå på «Arrangementer utenom åpningstidene» der.",
            ),
          }),
        ]
      : []),
    ...(wheelchairSpaces <= capacity
      ? []
      : [
          problemAt(origin, {
            at: ["wheelchairSpaces"],
            message: `er ${wheelchairSpaces}, men rommet tar ${capacity}${either(" (capacity)", "")}.`,
            cure: "Rett antallet rullestolplasser, eller hvor mange rommet tar.",
          }),
        ]),
    ...(wheelchairSpaces === 0 && accessibility.includes("wheelchair")
      ? [
          warningAt(origin, {
            at: ["wheelchairSpaces"],
            message: `er 0, men ${labelled("accessibility")} har «wheelchair».`,
            cure: "Skriv hvor mange rullestolplasser rommet har, eller fjern «wheelchair».",
          }),
        ]
      : []),
    ...(prices.length > 0 && bookingUrl === null
      ? [
          warningAt(origin, {
            at: ["bookingUrl"],
            message: `${either("er null", "mangler")}, men rommet har leiepriser.`,
            cure: "Skriv adressen til bestillingen, eller fjern prisene når rommet ikke leies ut.",
          }),
        ]
      : []),
    ...overfull(hall),
    ...halfEmpty(hall),
    ...drawnOtherwise(hall),
  ];
};
