import { ANIMATION_ELEMENTS } from './allow-list.ts'
import { isElement, type SvgElement } from './tree.ts'

/** A moment of an animated drawing. */
export interface Moment {
  /** `midway` takes every animation part of the way through, `end` only those that do not freeze at their end. */
  readonly at: 'end' | 'midway'
  /** How far repeating animations are, 0 to 1. */
  readonly phase: number
}

/** After things have faded in, and before they reverse. */
const SETTLED: Moment = { at: 'end', phase: 0.4 }

/**
 * Moments whose stills are compared for the fullest one, the usual one first. Many drawings start empty and draw
 * themselves, others are empty at their end, and of a spinner some moments show a single dot.
 */
export const MOMENTS: readonly [Moment, ...Moment[]] = [
  SETTLED,
  { at: 'end', phase: 0.6 },
  { at: 'end', phase: 0.2 },
  { at: 'end', phase: 0.8 },
  { at: 'midway', phase: 0.4 },
  { at: 'midway', phase: 0.6 },
]

/** A still of an animated drawing at a moment. */
export function settleSvg(root: SvgElement, moment: Moment = SETTLED): SvgElement {
  const attributes = new Map(root.attributes)
  for (const child of root.children) {
    if (!isElement(child) || !ANIMATION_ELEMENTS.has(child.name)) continue
    const settled = settledValue(child, attributes, moment)
    if (settled) attributes.set(settled.name, settled.value)
  }
  const children = root.children
    .filter((child) => !(isElement(child) && ANIMATION_ELEMENTS.has(child.name)))
    .map((child) => (isElement(child) ? settleSvg(child, moment) : child))
  return { ...root, attributes, children }
}

function settledValue(animation: SvgElement, base: ReadonlyMap<string, string>, { at, phase }: Moment) {
  const { name, attributes } = animation
  const stays = attributes.get('fill') === 'freeze' && at === 'end'
  if (name === 'animateTransform') {
    // A repeating rotation is shown as drawn, unless that is an empty picture.
    const frames = keyframesOf(animation)
    const value = stays ? frames.at(-1) : at === 'midway' ? valueAt(frames, phase) : undefined
    if (value === undefined) return null
    const own = attributes.get('additive') === 'sum' ? `${base.get('transform') ?? ''} ` : ''
    return { name: 'transform', value: `${own}${attributes.get('type') ?? 'translate'}(${value})` }
  }
  const target = attributes.get('attributeName')
  if (target === undefined || name === 'animateMotion') return null
  if (name === 'set') {
    const to = attributes.get('to')
    return to !== undefined && stays ? { name: target, value: to } : null
  }
  const frames = keyframesOf(animation)
  const value = stays ? frames.at(-1) : valueAt(frames, phase)
  return value === undefined ? null : { name: target, value }
}

function keyframesOf({ attributes }: SvgElement): readonly string[] {
  const values = attributes.get('values')
  if (values !== undefined) {
    return values
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== '')
  }
  return [attributes.get('from'), attributes.get('to')].filter((value) => value !== undefined)
}

/** Interpolates numbers and lists of numbers between two key frames; undefined for other values. */
function valueAt(frames: readonly string[], phase: number): string | undefined {
  const place = phase * (frames.length - 1)
  const before = numbersIn(frames[Math.floor(place)])
  const after = numbersIn(frames[Math.ceil(place)])
  if (frames.length < 2 || !before || before.length !== after?.length) return undefined
  const share = place - Math.floor(place)
  return before.map((number, index) => number + ((after[index] ?? number) - number) * share).join(' ')
}

function numbersIn(text = ''): readonly number[] | null {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return text.trim() !== '' && numbers.every(Number.isFinite) ? numbers : null
}
