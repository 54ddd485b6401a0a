import { randomOf } from '../drawing/random.ts'
import { circle, drawing, gradient, group, rectangle, stroke } from '../drawing/shapes.ts'
import type { Layout } from './layouts.ts'
import { words } from './words.ts'

/** A planet with orbits in a corner of a night sky. */
export const orbit: Layout = ({ key, width, height }, copy, p) => {
  const random = randomOf(`orbit ${key}`)
  const unit = Math.min(width, height)
  const wide = width > height * 1.2
  const centre = wide ? { x: width * 0.82, y: height * 0.58 } : { x: width * 0.6, y: height * 0.72 }
  const radius = unit * (wide ? 0.24 : 0.19)
  const box = wide
    ? { x: width * 0.07, y: height * 0.18, width: width * 0.46, height: height * 0.62 }
    : { x: width * 0.09, y: height * 0.08, width: width * 0.82, height: height * 0.34 }
  const stars = Array.from({ length: 70 }, () =>
    circle(random() * width, random() * height, unit * (0.0015 + random() * 0.003), p.glow, {
      opacity: 0.25 + random() * 0.6,
    }),
  )
  const orbits = [1.35, 1.7, 2.05].map((far, index) => {
    const [angle, ring] = [[0.8, 2.3, 3.6][index] ?? 0, radius * far]
    const colour = [p.second, p.accent, p.paper][index] ?? p.second
    return (
      `<circle cx="${centre.x}" cy="${centre.y}" r="${ring}" fill="none" stroke="${p.accent}" stroke-width="${Math.max(2, unit * 0.004)}" opacity="0.55"/>` +
      circle(
        centre.x + Math.cos(angle) * ring,
        centre.y - Math.sin(angle) * ring,
        radius * (0.15 - index * 0.025),
        colour,
      )
    )
  })
  const bands = [-0.34, 0.06, 0.42].map((level, index) => {
    const half = Math.sqrt(1 - level ** 2) * 0.86
    return stroke(
      `M${-half * radius} ${level * radius}H${half * radius * (0.3 + index * 0.32)}`,
      p.second,
      radius * 0.11,
      { opacity: 0.6 },
    )
  })
  return drawing(
    width,
    height,
    `<defs>${gradient('night', p.skyTop, p.skyBottom)}${gradient('planet', '#ff9f7a', '#e8556d')}</defs>`,
    rectangle(0, 0, width, height, 'url(#night)'),
    ...stars,
    ...orbits,
    circle(centre.x, centre.y, radius, 'url(#planet)'),
    group(`translate(${centre.x} ${centre.y}) rotate(-16)`, ...bands),
    words(copy, box, { label: p.second, headline: p.paper, line: p.paper }),
  )
}

/** Nested arches on a pale ground, with a sun between them. */
export const arches: Layout = ({ width, height }, copy, p) => {
  const unit = Math.min(width, height)
  const wide = width > height * 1.2
  const foot = height
  const reach = wide ? Math.min(width * 0.27, height * 0.72) : Math.min(width * 0.43, height * 0.36)
  const middle = wide ? width * 0.7 : width * 0.5
  const colours = [p.near, p.accent, p.second, p.far, p.ground]
  const nested = (x: number, size: number, from: number) =>
    colours
      .map((_, index) => {
        const radius = size * (1 - index * 0.19)
        return `<path d="M${x - radius} ${foot}V${foot - size * 0.28}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${foot}Z" fill="${colours[(index + from) % colours.length]}"/>`
      })
      .join('')
  const box = wide
    ? { x: width * 0.06, y: height * 0.14, width: width * 0.36, height: height * 0.64 }
    : { x: width * 0.09, y: height * 0.08, width: width * 0.82, height: height * 0.34 }
  return drawing(
    width,
    height,
    rectangle(0, 0, width, height, p.paper),
    circle(middle + reach * 1.02, foot - reach * 1.18, unit * 0.085, p.second),
    nested(middle + reach * 1.02, reach * 0.62, 2),
    nested(middle - reach * 0.1, reach, 0),
    words(copy, box, { label: p.accent, headline: p.ink, line: p.ink }),
  )
}
