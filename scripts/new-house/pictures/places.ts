import type { Inks } from "./palette";
import { circle, each, rect, shape, stroke } from "./shapes";

type Draw = (inks: Inks) => string;

/** Drawings of rooms and of the house, in a square of 900 whose ground runs on to both sides. */
const house: Draw = ({ accent, light, night, paper, deep }) =>
  [
    circle(710, 190, 80, paper),
    shape("M90 420 450 190 810 420V760H90Z", accent),
    shape("M60 430 450 175 840 430 810 470 450 235 90 470Z", deep),
    each(4, (index) => rect(165 + index * 155, 480, 100, 110, light, 6)),
    rect(165, 630, 100, 130, light, 6),
    rect(395, 610, 110, 150, night, 55),
    rect(630, 630, 100, 130, light, 6),
    rect(-900, 760, 2700, 140, deep),
  ].join("");

const seats = (y: number, count: number, size: number, fill: string): string =>
  each(count, (index) => rect(450 + (index - count / 2) * size + 6, y, size - 12, size * 1.1, fill, size / 3));

const auditorium: Draw = ({ light, paper, accent, dusk, deep }) =>
  [
    shape("M150 470 450 -200 750 470Z", dusk),
    rect(110, 150, 680, 340, paper, 8),
    circle(450, 320, 105, light),
    seats(560, 14, 84, deep),
    seats(660, 12, 110, accent),
    seats(790, 10, 140, deep),
  ].join("");

const stage: Draw = ({ accent, dusk, light, deep }) =>
  [
    shape("M400 0H500L700 740H200Z", light),
    rect(-900, 740, 2700, 160, deep),
    `<ellipse cx="450" cy="750" rx="250" ry="34" fill="${light}"/>`,
    each(4, (index) => rect(-60 + index * 62, 0, 66, 700 + (index % 2) * 26, index % 2 ? dusk : accent, 20)),
    each(4, (index) => rect(712 + index * 62, 0, 66, 700 + (index % 2) * 26, index % 2 ? accent : dusk, 20)),
    rect(-900, 0, 2700, 74, accent),
  ].join("");

const HEIGHTS = [150, 190, 120, 170, 140, 200, 160, 130, 185, 145, 175];

const shelves: Draw = ({ accent, light, paper, dusk, deep }) =>
  [
    rect(60, 80, 620, 740, deep, 10),
    each(3, (row) =>
      [
        rect(85, 105 + row * 236, 570, 215, dusk),
        each(11, (book) => {
          const height = HEIGHTS[(book + row * 4) % HEIGHTS.length] ?? 150;
          const fill = [accent, light, paper, accent][(book + row) % 4] ?? accent;
          return rect(100 + book * 49, 320 + row * 236 - height, 40, height, fill, 4);
        }),
      ].join(""),
    ),
    shape("M735 360 775 240H845L885 360Z", light),
    rect(804, 360, 14, 420, paper),
    rect(745, 780, 130, 40, paper, 12),
    rect(-900, 820, 2700, 80, deep),
  ].join("");

const meetingRoom: Draw = ({ accent, light, paper, deep }) =>
  [
    each(3, (index) => rect(110 + index * 245, 90, 190, 380, light, 95)),
    each(3, (index) => rect(200 + index * 245, 90, 10, 380, deep)),
    each(5, (index) => rect(70 + index * 160, 500, 110, 150, accent, 30)),
    rect(0, 610, 900, 70, paper, 14),
    rect(90, 680, 40, 150, paper),
    rect(770, 680, 40, 150, paper),
    rect(-900, 830, 2700, 70, deep),
  ].join("");

const cup: Draw = ({ accent, light, paper, deep }) =>
  [
    circle(450, 330, 300, accent),
    ...[340, 450, 560].map((x) => stroke(`M${x} 330C${x - 40} 270 ${x + 40} 220 ${x} 150`, light, 20)),
    stroke("M610 470C720 460 720 610 600 610", paper, 34),
    shape("M260 420H640L610 650C600 700 570 720 530 720H370C330 720 300 700 290 650Z", paper),
    `<ellipse cx="450" cy="740" rx="330" ry="46" fill="${light}"/>`,
    rect(-900, 770, 2700, 130, deep),
  ].join("");

export const PLACES = {
  hus: house,
  kinosal: auditorium,
  scene: stage,
  bibliotek: shelves,
  rom: meetingRoom,
  kopp: cup,
} satisfies Readonly<Record<string, Draw>>;
