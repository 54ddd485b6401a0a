import type { Palette } from '../drawing/palettes.ts'
import { between, type Random } from '../drawing/random.ts'
import { circle, path, polygon } from '../drawing/shapes.ts'
import { boat, cabin, campfire, drop, flower, lighthouse, parasol } from './figures.ts'
import { cactus, cloud, fir, HEIGHT, hills, mountain, palm, tree, WIDTH, water } from './scenery.ts'

/** Draws the scene in front of the sky. */
export type Foreground = (palette: Palette, random: Random) => string

export const peaks: Foreground = (p, random) =>
  mountain({ x: 260, y: 300 }, 330, 700, { lit: p.far, shade: p.middle, snow: p.paper }) +
  mountain({ x: 930, y: 250 }, 390, 700, { lit: p.far, shade: p.middle, snow: p.paper }) +
  mountain({ x: 590, y: 370 }, 360, 720, { lit: p.middle, shade: p.near, snow: p.paper }) +
  hills(random, 690, 26, p.near) +
  row(random, 9, (x) => fir(x, between(random, 730, 770), between(random, 90, 150), p.ground, p.ink)) +
  hills(random, 790, 18, p.ground)

export const lake: Foreground = (p, random) =>
  mountain({ x: 330, y: 330 }, 380, 600, { lit: p.far, shade: p.middle, snow: p.paper }) +
  mountain({ x: 860, y: 280 }, 430, 600, { lit: p.middle, shade: p.near, snow: p.paper }) +
  water(random, 600, { ...p, near: p.middle }, p.glow) +
  path('M0 600L130 570Q260 590 330 606H0Z', p.ground) +
  row(random, 4, (x) => fir(x * 0.28, 604, between(random, 110, 180), p.ground, p.ink)) +
  hills(random, 850, 18, p.ground) +
  boat(p, 760, 690)

export const dunes: Foreground = (p, random) =>
  hills(random, 520, 40, p.far, 4) +
  hills(random, 610, 46, p.middle, 3) +
  path('M0 720Q320 560 640 700T1200 660V900H0Z', p.near) +
  path('M0 720Q320 560 640 700Q420 690 180 900H0Z', p.ground, { opacity: 0.35 }) +
  cactus(860, 760, 230, p.accent, p.ink) +
  cactus(1010, 720, 130, p.accent, p.ink) +
  cactus(250, 800, 170, p.accent, p.ink) +
  path('M0 860Q500 780 1200 850V900H0Z', p.ground)

export const beach: Foreground = (p, random) =>
  path('M760 520Q880 430 1010 480T1200 470V540H760Z', p.far) +
  water(random, 520, { ...p, near: p.near }, p.glow) +
  path('M0 780Q360 660 760 760T1200 790V900H0Z', p.second) +
  path('M0 800Q360 690 760 785T1200 810V900H0Z', p.paper, { opacity: 0.45 }) +
  palm(220, 800, 420, p.ground, p.ink) +
  palm(330, 810, 300, p.near, p.ink) +
  parasol(p, 760, 800)

export const forest: Foreground = (p, random) =>
  hills(random, 470, 30, p.far) +
  row(random, 16, (x) => fir(x, 560, between(random, 170, 240), p.far, p.middle)) +
  hills(random, 560, 22, p.middle) +
  row(random, 13, (x) => fir(x, 680, between(random, 220, 320), p.middle, p.near)) +
  hills(random, 680, 22, p.near) +
  row(random, 9, (x) => fir(x, 810, between(random, 280, 400), p.near, p.ink)) +
  hills(random, 810, 20, p.ground)

export const islands: Foreground = (p, random) =>
  water(random, 520, { ...p, near: p.middle }, p.glow) +
  path('M90 560Q200 470 330 540Q400 560 430 575H60Z', p.far) +
  path('M660 640Q760 500 930 560Q1060 590 1130 650H620Z', p.ground) +
  lighthouse(p, 880, 560) +
  boat(p, 330, 720)

export const volcano: Foreground = (p, random) =>
  path('M120 720Q420 640 520 330H690Q800 640 1090 720Z', p.middle) +
  path('M620 330H690Q800 640 1090 720H700Q600 520 620 330Z', p.near) +
  path('M520 330H690L664 372Q640 420 626 382Q606 470 588 392Q566 430 548 380Z', p.accent) +
  cloud(470, 280, 300, p.paper, 0.85) +
  cloud(590, 200, 230, p.paper, 0.7) +
  hills(random, 720, 22, p.near) +
  row(random, 8, (x) => palm(x, 800, between(random, 110, 190), p.ground, p.ink)) +
  hills(random, 800, 18, p.ground)

export const meadow: Foreground = (p, random) =>
  hills(random, 520, 40, p.far) +
  hills(random, 620, 40, p.middle) +
  tree(880, 690, 330, p.near, p.ink) +
  hills(random, 710, 22, p.near) +
  row(random, 26, (x) =>
    flower(
      x,
      between(random, 730, 880),
      between(random, 40, 84),
      [p.accent, p.second, p.paper][Math.floor(random() * 3)] ?? p.accent,
      p.ground,
    ),
  )

export const valley: Foreground = (p, random) =>
  hills(random, 430, 40, p.far) +
  path('M0 460Q260 480 520 640L430 900H0Z', p.middle) +
  path('M1200 430Q900 500 640 650L800 900H1200Z', p.near) +
  path('M520 640Q600 600 640 650Q560 720 640 770T600 900H360Q560 800 500 740T520 640Z', p.paper) +
  row(random, 6, (x) => fir(x * 0.32, 640 + x * 0.12, between(random, 90, 140), p.ground, p.ink)) +
  row(random, 5, (x) => tree(800 + x * 0.32, 700 + x * 0.04, between(random, 100, 170), p.ground, p.ink))

export const camp: Foreground = (p, random) =>
  mountain({ x: 850, y: 330 }, 380, 680, { lit: p.far, shade: p.middle, snow: p.paper }) +
  hills(random, 640, 30, p.middle) +
  row(random, 8, (x) => fir(x, 710, between(random, 170, 290), p.near, p.ground)) +
  hills(random, 715, 16, p.ground) +
  polygon(
    [
      { x: 380, y: 790 },
      { x: 530, y: 590 },
      { x: 680, y: 790 },
    ],
    p.accent,
  ) +
  polygon(
    [
      { x: 530, y: 590 },
      { x: 680, y: 790 },
      { x: 570, y: 790 },
    ],
    p.ink,
    { opacity: 0.22 },
  ) +
  polygon(
    [
      { x: 485, y: 790 },
      { x: 530, y: 640 },
      { x: 572, y: 790 },
    ],
    p.second,
  ) +
  campfire(p, 800, 800)

export const storm: Foreground = (p, random) =>
  cloud(100, 330, 520, p.near) +
  cloud(560, 290, 620, p.ground) +
  cloud(340, 400, 480, p.middle) +
  polygon(
    [
      { x: 600, y: 400 },
      { x: 680, y: 400 },
      { x: 640, y: 490 },
      { x: 700, y: 490 },
      { x: 570, y: 660 },
      { x: 606, y: 540 },
      { x: 556, y: 540 },
    ],
    p.accent,
  ) +
  Array.from({ length: 50 }, () => drop(random, p)).join('') +
  water(random, 680, { ...p, near: p.ground }, p.far) +
  path('M0 760Q150 690 300 760T600 760T900 760T1200 760V900H0Z', p.near) +
  path('M0 820Q120 770 260 820T560 820T860 820T1200 820V900H0Z', p.ink)

export const snow: Foreground = (p, random) =>
  mountain({ x: 300, y: 300 }, 420, 680, { lit: p.far, shade: p.middle, snow: p.paper }) +
  mountain({ x: 900, y: 360 }, 420, 680, { lit: p.far, shade: p.middle, snow: p.paper }) +
  row(random, 10, (x) => fir(x, 700, between(random, 130, 240), p.near, p.ink)) +
  hills(random, 700, 24, p.paper) +
  cabin(p, 700, 770) +
  hills(random, 800, 18, p.ground) +
  Array.from({ length: 70 }, () =>
    circle(between(random, 0, WIDTH), between(random, 0, HEIGHT), between(random, 2, 6), '#ffffff', {
      opacity: 0.85,
    }),
  ).join('')

function row(random: Random, count: number, draw: (x: number) => string): string {
  return Array.from({ length: count }, (_, index) =>
    draw(((index + between(random, 0.2, 0.8)) * WIDTH) / count),
  ).join('')
}
