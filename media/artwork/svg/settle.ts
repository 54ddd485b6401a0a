import { ANIMATION_ELEMENTS } from './allow-list.ts'
import { isElement, type SvgElement } from './tree.ts'

/**
 * An animated drawing as it should be shown standing still. Many start empty and draw themselves, so each animation
 * that ends and stays is taken at its end; one that repeats is taken part of the way through. Some end empty too:
 * `midway` takes every animation part of the way through.
 */
export function settleSvg(root: SvgElement, moment: 'end' | 'midway' = 'end'): SvgElement {
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

/** Where in a repeating animation it is looked at: past the start, where things fade in, and before the turn. */
const PHASE = 0.4

function settledValue(animation: SvgElement, base: ReadonlyMap<string, string>, moment: 'end' | 'midway') {
  const { name, attributes } = animation
  const stays = attributes.get('fill') === 'freeze' && moment === 'end'
  if (name === 'animateTransform') {
    // What turns for ever is shown as it was drawn, unless that shows nothing.
    const frames = keyframesOf(animation)
    const value = stays ? frames.at(-1) : moment === 'midway' ? valueAt(frames, PHASE) : undefined
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
  const value = stays ? frames.at(-1) : valueAt(frames, PHASE)
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

/** Between two key frames numbers and lists of numbers are mixed; anything else keeps its own value. */
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
