import { arcToCubics } from './arc.ts'
import { pathCommands } from './path-commands.ts'
import type { Point } from './point.ts'

/**
 * A segment in absolute coordinates: a move, a straight line, a cubic curve (two handles, end), or a close.
 */
export type Segment =
  | { readonly op: 'M' | 'L'; readonly points: readonly [Point] }
  | { readonly op: 'C'; readonly points: readonly [Point, Point, Point] }
  | { readonly op: 'Z'; readonly points: readonly [] }

/**
 * Parses path data into absolute moves, lines, cubics and closes; quadratics and arcs become cubics. Ignores
 * everything from the first error, as browsers do.
 */
export function parsePathData(data: string): readonly Segment[] {
  const pen = createPen()
  for (const { command, numbers } of pathCommands(data)) {
    const verb = command.toUpperCase()
    const size = ARGUMENTS[verb as keyof typeof ARGUMENTS]
    if (size === 0) pen.close()
    if (numbers.length < size) break
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      // Further pairs after a move are lines.
      const isFurther = verb === 'M' && at > 0
      pen.draw(isFurther ? 'L' : verb, command !== verb, numbers, at)
    }
  }
  return pen.segments
}

export type ReadPath = typeof parsePathData

/** A reader with a cache of the paths that it has parsed, to use for one drawing. */
export function createPathReader(): ReadPath {
  const read = new Map<string, readonly Segment[]>()
  return (data) => {
    const known = read.get(data)
    if (known) return known
    const segments = parsePathData(data)
    read.set(data, segments)
    return segments
  }
}

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const

function createPen() {
  const segments: Segment[] = []
  let here: Point = [0, 0]
  let start: Point = [0, 0]
  /** The last handle, for the smooth commands that mirror it. */
  let handle: { readonly kind: 'cubic' | 'quadratic'; readonly at: Point } | null = null

  const mirrored = (kind: 'cubic' | 'quadratic'): Point =>
    handle?.kind === kind ? [2 * here[0] - handle.at[0], 2 * here[1] - handle.at[1]] : here
  const curve = (one: Point, two: Point, end: Point) => {
    segments.push({ op: 'C', points: [one, two, end] })
    here = end
  }
  const quadratic = (control: Point, end: Point) => {
    const from = here
    curve(between(from, control, 2 / 3), between(end, control, 2 / 3), end)
    handle = { kind: 'quadratic', at: control }
  }

  return {
    segments,
    close() {
      segments.push({ op: 'Z', points: [] })
      here = start
      handle = null
    },
    /** @param first the place of its arguments among the numbers */
    draw(verb: string, relative: boolean, numbers: readonly number[], first: number) {
      const originX = relative ? here[0] : 0
      const originY = relative ? here[1] : 0
      const n = (index: number) => numbers[first + index] ?? 0
      const at = (index: number): Point => [n(index) + originX, n(index + 1) + originY]
      if (verb === 'C' || verb === 'S') {
        const one = verb === 'C' ? at(0) : mirrored('cubic')
        const two = verb === 'C' ? at(2) : at(0)
        curve(one, two, verb === 'C' ? at(4) : at(2))
        handle = { kind: 'cubic', at: two }
        return
      }
      if (verb === 'Q') return quadratic(at(0), at(2))
      if (verb === 'T') return quadratic(mirrored('quadratic'), at(0))
      handle = null
      if (verb === 'A') {
        const arc = { rx: n(0), ry: n(1), turn: n(2), large: n(3) === 1, sweep: n(4) === 1 }
        for (const [one, two, end] of arcToCubics(here, at(5), arc)) curve(one, two, end)
        return
      }
      const end: Point =
        verb === 'H' ? [n(0) + originX, here[1]] : verb === 'V' ? [here[0], n(0) + originY] : at(0)
      segments.push({ op: verb === 'M' ? 'M' : 'L', points: [end] })
      here = end
      if (verb === 'M') start = end
    },
  }
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
