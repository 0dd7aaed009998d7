import type { Inks } from "./palette";
import { circle, each, rect, shape, stroke } from "./shapes";

type Draw = (inks: Inks) => string;

const star = (x: number, y: number, size: number, fill: string): string =>
  shape(
    `M${x} ${y - size}L${x + size / 4} ${y - size / 4} ${x + size} ${y} ${x + size / 4} ${y + size / 4} ${x} ${y + size} ${x - size / 4} ${y + size / 4} ${x - size} ${y} ${x - size / 4} ${y - size / 4}Z`,
    fill,
  );

const notes: Draw = ({ light, accent, paper, deep }) =>
  [
    ...[
      [230, 400, light],
      [450, 300, accent],
      [670, 420, light],
    ].map(([x, y, fill]) =>
      [
        circle(Number(x), Number(y), 52, String(fill)),
        rect(Number(x) + 34, Number(y) - 220, 18, 220, String(fill)),
        shape(`M${Number(x) + 34} ${Number(y) - 220}h18c20 60 80 60 60 130-10-40-50-60-78-70Z`, String(fill)),
      ].join(""),
    ),
    rect(-900, 620, 2700, 280, paper),
    each(36, (index) => rect(-900 + index * 75, 620, 4, 280, deep)),
    each(36, (index) => (index % 7 === 2 || index % 7 === 6 ? "" : rect(-848 + index * 75, 620, 46, 160, deep))),
  ].join("");

const signpost: Draw = ({ accent, light, paper, deep, dusk }) =>
  [
    circle(690, 210, 90, light),
    shape("M-900 700C-300 600 200 640 450 700S1300 640 1800 700V900H-900Z", dusk),
    shape("M330 900 430 690H470L570 900Z", paper),
    rect(436, 200, 28, 520, deep),
    shape("M250 260H620L690 320 620 380H250Z", accent),
    shape("M640 430H290L220 490 290 550H640Z", light),
  ].join("");

const plug: Draw = ({ accent, light, paper, deep }) =>
  [
    rect(560, 280, 280, 280, paper, 30),
    circle(700, 420, 100, deep),
    circle(665, 420, 18, paper),
    circle(735, 420, 18, paper),
    stroke("M-900 760C-300 760 -100 600 60 640S160 420 240 420", light, 26),
    rect(230, 350, 150, 140, accent, 30),
    rect(380, 380, 80, 20, light, 8),
    rect(380, 440, 80, 20, light, 8),
    rect(-900, 800, 2700, 100, deep),
  ].join("");

const padlock: Draw = ({ accent, light, paper, dusk }) =>
  [
    rect(180, 90, 540, 720, paper, 12),
    each(7, (index) => rect(240, 160 + index * 90, index % 3 === 2 ? 260 : 420, 22, dusk, 11)),
    stroke("M350 500V400A100 100 0 0 1 550 400V500", light, 44),
    rect(280, 480, 340, 270, accent, 30),
    circle(450, 590, 40, light),
    rect(435, 600, 30, 90, light, 15),
  ].join("");

const stairs: Draw = ({ accent, light, paper, deep, dusk }) =>
  [
    circle(730, 170, 90, light),
    each(6, (index) => rect(60 + index * 130, 730 - index * 85, 130, 90 + index * 85, index % 2 ? dusk : accent)),
    each(6, (index) => rect(60 + index * 130, 722 - index * 85, 130, 14, paper)),
    rect(-900, 820, 2700, 80, deep),
  ].join("");

const lighthouse: Draw = ({ accent, light, paper, deep, night }) =>
  [
    shape("M430 250 1800 20V420Z", light),
    shape("M-900 760C-500 700-100 800 450 740S1300 800 1800 740V900H-900Z", deep),
    shape("M200 800C260 660 360 690 420 690S600 660 660 800Z", night),
    shape("M350 320H510L550 700H310Z", paper),
    shape("M341 400H519L527 480H333Z", accent),
    shape("M324 560H536L545 640H315Z", accent),
    rect(355, 210, 150, 110, light, 6),
    shape("M335 215 430 130 525 215Z", accent),
  ].join("");

const balloon: Draw = ({ accent, light, paper, deep, dusk }) =>
  [
    circle(450, 320, 330, light),
    stroke("M450 470C420 570 490 620 450 720", paper, 8),
    `<ellipse cx="450" cy="300" rx="150" ry="180" fill="${accent}"/>`,
    shape("M425 470H475L450 445Z", accent),
    each(12, (index) =>
      shape(
        `M${-900 + index * 230} 900V${760 - (index % 3) * 40}L${-785 + index * 230} ${670 - (index % 3) * 40} ${-670 + index * 230} ${760 - (index % 3) * 40}V900Z`,
        index % 2 ? dusk : deep,
      ),
    ),
  ].join("");

const mountains: Draw = ({ accent, light, paper, deep, dusk }) =>
  [
    circle(450, 400, 270, light),
    shape("M-900 900 -250 470 80 900Z", dusk),
    shape("M820 900 1180 450 1800 900Z", dusk),
    shape("M-20 900 260 380 540 900Z", accent),
    shape("M360 900 660 300 1000 900Z", deep),
    shape("M577 465 660 300 755 470 700 440 660 490 620 440Z", paper),
    shape("M-900 840H1800V900H-900Z", deep),
  ].join("");

const microphone: Draw = ({ accent, light, paper, deep }) =>
  [
    circle(450, 400, 320, light),
    rect(438, 420, 24, 400, deep),
    rect(370, 150, 160, 270, accent, 80),
    each(4, (index) => rect(385, 200 + index * 45, 130, 12, paper, 6)),
    stroke("M320 330V380A130 130 0 0 0 580 380V330", deep, 22),
    `<ellipse cx="450" cy="820" rx="150" ry="26" fill="${paper}"/>`,
  ].join("");

const book: Draw = ({ accent, light, paper, deep }) =>
  [
    star(450, 220, 90, light),
    star(250, 320, 50, paper),
    star(660, 300, 60, accent),
    star(330, 150, 30, accent),
    star(570, 130, 34, paper),
    shape("M90 520C220 440 360 460 450 540V800C360 720 220 710 90 780Z", paper),
    shape("M810 520C680 440 540 460 450 540V800C540 720 680 710 810 780Z", light),
    stroke("M450 540V800", deep, 12),
    rect(-900, 830, 2700, 70, deep),
  ].join("");

export const THINGS = {
  noter: notes,
  skilt: signpost,
  stopsel: plug,
  las: padlock,
  trapp: stairs,
  fyr: lighthouse,
  ballong: balloon,
  fjell: mountains,
  konsert: microphone,
  bok: book,
} satisfies Readonly<Record<string, Draw>>;
