import type { Palette } from '../drawing/palettes.ts'
import { between, type Random } from '../drawing/random.ts'
import { circle, ellipse, group, path, polygon, rectangle, stroke } from '../drawing/shapes.ts'

/** The main piece of a room. */
export type Furniture = 'desk' | 'sofa' | 'shelf' | 'table' | 'bed'

/** Draws each piece in the centre of the room. */
export const FURNITURE: Readonly<Record<Furniture, (p: Palette, random: Random) => string>> = {
  desk: (p) =>
    lamp(p, 356, 560) +
    rectangle(300, 560, 640, 26, p.accent, { rx: 8 }) +
    stroke('M350 586L330 800M890 586L910 800', p.ink, 14) +
    rectangle(700, 586, 180, 120, p.accent, { rx: 8 }) +
    rectangle(700, 586, 180, 120, p.ink, { rx: 8, opacity: 0.18 }) +
    circle(790, 620, 7, p.paper) +
    circle(790, 676, 7, p.paper) +
    rectangle(478, 356, 300, 184, p.ink, { rx: 14 }) +
    rectangle(490, 368, 276, 148, p.paper, { rx: 4 }) +
    rectangle(506, 384, 110, 14, p.near, { rx: 7 }) +
    [412, 434, 456, 478]
      .map((y, index) => rectangle(506, y, [150, 120, 170, 96][index] ?? 100, 10, p.far, { rx: 5 }))
      .join('') +
    circle(704, 444, 38, p.near) +
    path('M704 444V406A38 38 0 0 1 740 456Z', p.accent) +
    rectangle(612, 540, 32, 20, p.ink) +
    mug(p, 850, 560) +
    chair(p),
  sofa: (p) =>
    floorLamp(p, 940) +
    rectangle(330, 500, 560, 200, p.near, { rx: 44 }) +
    rectangle(330, 500, 560, 200, p.ink, { rx: 44, opacity: 0.14 }) +
    rectangle(386, 600, 226, 110, p.near, { rx: 24 }) +
    rectangle(614, 600, 226, 110, p.near, { rx: 24 }) +
    rectangle(290, 560, 104, 190, p.near, { rx: 40 }) +
    rectangle(832, 560, 104, 190, p.near, { rx: 40 }) +
    rectangle(340, 700, 550, 52, p.near, { rx: 14 }) +
    stroke('M350 750L336 800M880 750L894 800', p.ink, 14) +
    group('rotate(-14 470 570)', rectangle(412, 520, 112, 100, p.accent, { rx: 18 })) +
    group('rotate(10 770 570)', rectangle(716, 524, 108, 98, p.second, { rx: 18 })) +
    cat(p, 620, 602),
  shelf: (p, random) =>
    rectangle(360, 200, 500, 600, p.paper, { rx: 10 }) +
    rectangle(360, 200, 500, 600, p.ink, { rx: 10, opacity: 0.18 }) +
    [0, 1, 2, 3]
      .map(
        (level) =>
          rectangle(378, 218 + level * 146, 464, 130, p.ink, { opacity: 0.28 }) +
          books(p, random, 392, 348 + level * 146),
      )
      .join('') +
    cat(p, 620, 200),
  table: (p) =>
    floorLamp(p, 300) +
    stroke('M620 620V790M500 800Q620 770 740 800', p.ink, 16) +
    ellipse(620, 612, 290, 34, p.ink, { opacity: 0.25 }) +
    ellipse(620, 600, 290, 34, p.accent) +
    mug(p, 500, 596, 1.5) +
    mug(p, 730, 600, 1.5) +
    path('M580 590V500Q580 470 620 470T660 500V590Z', p.near) +
    rectangle(600, 450, 40, 22, p.ink, { rx: 8 }) +
    stroke('M660 510Q706 512 694 560', p.near, 12) +
    stroke('M580 520L548 492', p.near, 14),
  bed: (p) =>
    rectangle(270, 440, 40, 350, p.ink, { rx: 12 }) +
    rectangle(270, 480, 300, 150, p.accent, { rx: 20 }) +
    rectangle(280, 620, 660, 120, p.paper, { rx: 18 }) +
    path('M470 600Q700 560 940 610V730Q940 750 920 750H450Q430 660 470 600Z', p.near) +
    path('M470 600Q560 584 640 584Q580 660 600 750H450Q430 660 470 600Z', p.ink, { opacity: 0.12 }) +
    rectangle(310, 572, 150, 74, p.paper, { rx: 30 }) +
    rectangle(310, 572, 150, 74, p.second, { rx: 30, opacity: 0.5 }) +
    rectangle(260, 738, 690, 30, p.ink, { rx: 8 }) +
    stroke('M290 768V806M920 768V806', p.ink, 18) +
    cat(p, 780, 590),
}

function lamp(p: Palette, x: number, foot: number): string {
  return (
    polygon(
      [
        { x: x + 40, y: foot - 190 },
        { x: x + 190, y: foot },
        { x: x - 30, y: foot },
      ],
      p.glow,
      { opacity: 0.25 },
    ) +
    stroke(`M${x} ${foot}V${foot - 120}L${x + 44} ${foot - 200}`, p.ink, 9) +
    rectangle(x - 40, foot - 10, 80, 12, p.ink, { rx: 6 }) +
    group(
      `rotate(35 ${x + 44} ${foot - 200})`,
      path(`M${x + 8} ${foot - 170}Q${x + 44} ${foot - 250} ${x + 80} ${foot - 170}Z`, p.second),
    )
  )
}

function floorLamp(p: Palette, x: number): string {
  return (
    circle(x, 400, 130, p.glow, { opacity: 0.28 }) +
    stroke(`M${x} 800V400`, p.ink, 10) +
    rectangle(x - 54, 794, 108, 12, p.ink, { rx: 6 }) +
    polygon(
      [
        { x: x - 44, y: 340 },
        { x: x + 44, y: 340 },
        { x: x + 80, y: 450 },
        { x: x - 80, y: 450 },
      ],
      p.second,
    )
  )
}

function mug(p: Palette, x: number, foot: number, scale = 1): string {
  return group(
    `translate(${x} ${foot}) scale(${scale})`,
    circle(24, -26, 16, 'none', { stroke: p.second, 'stroke-width': 8 }),
    path('M-24 -50H24V-10Q24 0 14 0H-14Q-24 0 -24 -10Z', p.second),
    stroke('M-8 -64Q-16 -76 -8 -88M8 -64Q0 -76 8 -88', p.paper, 4, { opacity: 0.8 }),
  )
}

function chair(p: Palette): string {
  return (
    rectangle(500, 610, 210, 40, p.near, { rx: 18 }) +
    path('M520 610Q508 470 560 462H650Q702 470 690 610Z', p.near) +
    path('M610 462H650Q702 470 690 610H610Z', p.ink, { opacity: 0.14 }) +
    stroke('M605 650V760M530 800Q605 740 680 800', p.ink, 14)
  )
}

function cat(p: Palette, x: number, foot: number): string {
  return (
    stroke(`M${x + 60} ${foot - 12}Q${x + 120} ${foot - 10} ${x + 108} ${foot - 62}`, p.ink, 14) +
    path(`M${x - 60} ${foot}Q${x - 70} ${foot - 84} ${x} ${foot - 84}T${x + 72} ${foot}Z`, p.ink) +
    path(
      `M${x - 92} ${foot - 62}L${x - 88} ${foot - 116}L${x - 58} ${foot - 96}H${x - 38}L${x - 10} ${foot - 116}L${x - 4} ${foot - 62}Q${x - 10} ${foot - 30} ${x - 48} ${foot - 30}T${x - 92} ${foot - 62}Z`,
      p.ink,
    ) +
    circle(x - 66, foot - 68, 5, p.second) +
    circle(x - 32, foot - 68, 5, p.second) +
    polygon(
      [
        { x: x - 54, y: foot - 56 },
        { x: x - 44, y: foot - 56 },
        { x: x - 49, y: foot - 50 },
      ],
      p.accent,
    )
  )
}

function books(p: Palette, random: Random, from: number, foot: number): string {
  const drawn: string[] = []
  for (let x = from; x < 800; ) {
    const wide = between(random, 20, 42)
    const high = between(random, 76, 116)
    const fill = [p.near, p.accent, p.second, p.paper, p.middle][Math.floor(random() * 5)] ?? p.near
    drawn.push(
      rectangle(x, foot - high, wide, high, fill, { rx: 3 }) +
        rectangle(x + wide * 0.25, foot - high + 14, wide * 0.5, 8, p.ink, { opacity: 0.35, rx: 4 }),
    )
    x += wide + (random() < 0.18 ? 46 : 3)
  }
  return drawn.join('')
}
