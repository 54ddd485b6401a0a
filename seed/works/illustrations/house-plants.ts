import type { Palette } from '../drawing/palettes.ts'
import { between, type Random } from '../drawing/random.ts'
import { circle, ellipse, group, path, rectangle, stroke } from '../drawing/shapes.ts'

export type Plant = 'monstera' | 'snake' | 'palm' | 'cactus' | 'hanging'

/** A plant in a pot on the floor. */
export function standing(
  plant: Plant,
  x: number,
  foot: number,
  height: number,
  p: Palette,
  random: Random,
): string {
  const rim = foot - height * 0.3
  const pot =
    path(`M${x - 66} ${rim}H${x + 66}L${x + 48} ${foot}H${x - 48}Z`, p.second) +
    path(`M${x + 16} ${rim}H${x + 66}L${x + 48} ${foot}H${x + 10}Z`, p.ink, { opacity: 0.15 }) +
    rectangle(x - 74, rim - 12, 148, 26, p.second, { rx: 8 })
  return foliage(plant, x, rim, height, p, random) + pot
}

/** Leaves from a pot's rim upwards. */
function foliage(plant: Plant, x: number, rim: number, height: number, p: Palette, random: Random): string {
  const [light, deep] = ['#2f9c84', '#1c6f68']
  switch (plant) {
    case 'snake':
      return [-34, -18, -4, 10, 24, 38]
        .map((angle, index) =>
          group(
            `translate(${x + angle * 0.8} ${rim}) rotate(${angle * 0.5})`,
            path(
              `M-15 0Q-24 ${-height * 0.5} 0 ${-height * between(random, 0.75, 1.05)}Q24 ${-height * 0.5} 15 0Z`,
              index % 2 === 0 ? light : deep,
            ),
          ),
        )
        .join('')
    case 'cactus':
      return (
        stroke(
          `M${x - 50} ${rim - height * 0.42}v30q0 26 26 26h24M${x + 46} ${rim - height * 0.6}v40q0 26 -26 26h-20`,
          light,
          34,
        ) +
        stroke(`M${x} ${rim}V${rim - height * 0.78}`, light, 66) +
        [-16, 0, 16].map((d) => stroke(`M${x + d} ${rim - 20}V${rim - height * 0.74}`, deep, 4)).join('') +
        circle(x, rim - height * 0.86, 13, p.accent)
      )
    case 'palm':
      return [-70, -46, -22, 0, 22, 46, 70]
        .map((angle, index) =>
          group(
            `translate(${x} ${rim}) rotate(${angle})`,
            path(
              `M0 0Q-34 ${-height * 0.6} 0 ${-height * 1.12}Q34 ${-height * 0.6} 0 0Z`,
              index % 2 === 0 ? deep : light,
            ),
            stroke(`M0 -10V${-height * 0.95}`, p.paper, 3, { opacity: 0.4 }),
          ),
        )
        .join('')
    case 'monstera':
    case 'hanging':
      return [-62, -34, -8, 20, 48, 74]
        .map((angle, index) => {
          const length = height * between(random, 0.72, 1.05)
          const size = height * 0.2
          return group(
            `translate(${x} ${rim}) rotate(${angle * 0.8})`,
            stroke(`M0 0V${-length}`, deep, 6),
            path(
              `M0 ${-length + size * 0.5}C${-size * 1.5} ${-length + size * 0.3} ${-size * 1.1} ${-length - size * 1.3} 0 ${-length - size * 1.2}C${size * 1.1} ${-length - size * 1.3} ${size * 1.5} ${-length + size * 0.3} 0 ${-length + size * 0.5}Z`,
              index % 2 === 0 ? light : deep,
            ),
            stroke(
              `M0 ${-length + size * 0.4}V${-length - size * 0.9}M0 ${-length}L${-size * 0.6} ${-length - size * 0.4}M0 ${-length}L${size * 0.6} ${-length - size * 0.4}`,
              p.paper,
              3,
              { opacity: 0.45 },
            ),
          )
        })
        .join('')
  }
}

/** A trailing plant in a pot that hangs from the ceiling. */
export function hanging(x: number, y: number, p: Palette, random: Random): string {
  const trails = [-52, -30, -8, 14, 36, 56].map((dx, index) => {
    const length = between(random, 90, 240)
    const leaves = Array.from({ length: Math.floor(length / 26) }, (_, leaf) =>
      ellipse(
        x + dx * 1.25 + (leaf % 2 === 0 ? 11 : -11),
        y + 20 + leaf * 26,
        13,
        9,
        index % 2 === 0 ? '#2f9c84' : '#1c6f68',
      ),
    )
    return (
      stroke(
        `M${x + dx} ${y - 10}Q${x + dx * 1.4} ${y + length * 0.4} ${x + dx * 1.25} ${y + length}`,
        '#1c6f68',
        4,
      ) + leaves.join('')
    )
  })
  return (
    stroke(`M${x} 0V${y - 130}M${x - 62} ${y - 30}L${x} ${y - 130}L${x + 62} ${y - 30}`, p.ink, 4) +
    path(`M${x - 74} ${y - 44}H${x + 74}Q${x + 66} ${y + 34} ${x} ${y + 34}T${x - 74} ${y - 44}Z`, p.accent) +
    trails.join('')
  )
}
