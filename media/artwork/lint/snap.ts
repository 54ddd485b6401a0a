import { LINT_RULES } from '#domain/lint/rules.ts'
import { pathCommands } from '#media/artwork/svg/path-commands.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'

const { grid, within } = LINT_RULES.L410.limits
/** Smaller distances are those of the arithmetic. */
const EXACT = 1e-6

/** An element with its coordinates on the grid, and how many ends of lines there are and were moved. */
export interface Snapped {
  readonly element: SvgElement
  readonly ends: number
  readonly moved: number
}

/** Coordinates of the basic shapes. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  rect: ['x', 'y', 'width', 'height'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
}

/** Moves coordinates that miss the grid by at most `within` onto it. All others stay. */
export function snapElement(element: SvgElement): Snapped {
  if (element.name === 'path') return snapAttribute(element, 'd', snapPath)
  if (element.name === 'polyline' || element.name === 'polygon')
    return snapAttribute(element, 'points', snapPoints)
  const results = (NUMBERS[element.name] ?? []).map((key) => [key, snapNumber(element, key)] as const)
  const known = results.flatMap(([key, result]) => (result === null ? [] : [{ key, ...result }]))
  return {
    element: withAttributes(
      element,
      known.filter(({ isMoved }) => isMoved),
    ),
    ends: known.length,
    moved: known.filter(({ isMoved }) => isMoved).length,
  }
}

interface SnappedText {
  readonly text: string
  readonly ends: number
  readonly moved: number
}

function snapAttribute(element: SvgElement, key: string, snap: (text: string) => SnappedText): Snapped {
  const { text, ends, moved } = snap(element.attributes.get(key) ?? '')
  return { element: moved === 0 ? element : withAttributes(element, [{ key, text }]), ends, moved }
}

function withAttributes(
  element: SvgElement,
  changed: readonly { readonly key: string; readonly text: string }[],
): SvgElement {
  if (changed.length === 0) return element
  const attributes = new Map(element.attributes)
  for (const { key, text } of changed) attributes.set(key, text)
  return { ...element, attributes }
}

function snapNumber({ attributes }: SvgElement, key: string) {
  const text = attributes.get(key)?.trim() ?? ''
  if (!/^[+-]?[\d.]+$/.test(text)) return null
  const snapped = snap(Number(text))
  return { text: write(snapped), isMoved: isMoved(Number(text)) }
}

function snapPoints(text: string): SnappedText {
  const numbers =
    text.trim() === ''
      ? []
      : text
          .trim()
          .split(/[\s,]+/)
          .map(Number)
  return {
    text: numbers.map((number) => write(snap(number))).join(' '),
    ends: numbers.length,
    moved: numbers.filter(isMoved).length,
  }
}

/** Where the numbers of a command are; the last pair is its end. `axis` of the commands of one number. */
const COMMANDS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const

/** Rewrites the path in absolute commands, with its ends on the grid; handles keep their place. */
function snapPath(data: string): SnappedText {
  const written: string[] = []
  let [x, y, startX, startY, ends, moved] = [0, 0, 0, 0, 0, 0]
  for (const { command, numbers } of pathCommands(data)) {
    const verb = command.toUpperCase() as keyof typeof COMMANDS
    const size = COMMANDS[verb]
    if (size === 0) {
      written.push('Z')
      ;[x, y] = [startX, startY]
      continue
    }
    if (numbers.length < size) break
    for (let at = 0; at + size <= numbers.length; at += size) {
      const own = absolute(verb, numbers.slice(at, at + size), command === verb ? [0, 0] : [x, y])
      const end = endOf(verb, own, [x, y])
      const axes = verb === 'H' ? [end[0]] : verb === 'V' ? [end[1]] : end
      ends += axes.length
      moved += axes.filter(isMoved).length
      const name = verb === 'M' && at > 0 ? 'L' : verb
      const snapped = verb === 'H' || verb === 'V' ? axes.map(snap) : [...own.slice(0, -2), ...end.map(snap)]
      written.push(`${name}${snapped.map(write).join(' ')}`)
      ;[x, y] = end
      if (verb === 'M' && at === 0) [startX, startY] = end
    }
  }
  return { text: written.join(''), ends, moved }
}

type Pair = readonly [x: number, y: number]

function absolute(verb: keyof typeof COMMANDS, own: readonly number[], [x, y]: Pair): readonly number[] {
  if (verb === 'H') return own.map((number) => number + x)
  if (verb === 'V') return own.map((number) => number + y)
  const isShift = (index: number) => verb !== 'A' || index >= 5
  const isX = (index: number) => (verb === 'A' ? index === 5 : index % 2 === 0)
  return own.map((number, index) => (isShift(index) ? number + (isX(index) ? x : y) : number))
}

function endOf(verb: keyof typeof COMMANDS, own: readonly number[], [x, y]: Pair): Pair {
  if (verb === 'H') return [own[0] ?? x, y]
  if (verb === 'V') return [x, own[0] ?? y]
  return [own.at(-2) ?? x, own.at(-1) ?? y]
}

function nearest(value: number): number {
  return Math.round(value / grid) * grid
}

function isMoved(value: number): boolean {
  const distance = Math.abs(value - nearest(value))
  return distance > EXACT && distance <= within + EXACT
}

function snap(value: number): number {
  return isMoved(value) ? nearest(value) : value
}

/** Five decimals, as a rounding error of an absolute position must stay far below a pixel. */
function write(value: number): string {
  return String(Math.round(value * 1e5) / 1e5 + 0)
}
