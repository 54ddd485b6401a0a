import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { embeddedPictureRefusal } from '#media/artwork/embedded-picture.ts'
import {
  ANIMATION_ELEMENTS,
  ATTRIBUTES,
  PRESENTATION_ATTRIBUTES,
  SCRIPT_ELEMENTS,
  TEXT_ATTRIBUTES,
} from './allow-list.ts'
import { cssViolations, isLocal } from './css.ts'
import { descendants, hrefOf, type SvgElement, textOf } from './tree.ts'

export interface SvgRules {
  /** Whether raster pictures may be embedded: in illustrations and templates, not in icons. */
  readonly embeddedPictures: boolean
}

/** Everything in the document that can run, or that reaches outside of it, in document order. */
export function* svgViolations(root: SvgElement, rules: SvgRules): Generator<Refusal> {
  for (const element of descendants(root)) {
    yield* elementViolations(element)
    yield* handlerViolations(element)
    // An editor's own elements are dropped whole: what they point at has no effect.
    if (element.namespace !== 'svg') continue
    yield* linkViolations(element, rules)
    yield* animationViolations(element)
    yield* styleViolations(element)
  }
}

function* elementViolations({ name, namespace }: SvgElement): Generator<Refusal> {
  if (namespace === 'xhtml') yield refuse('file-script', `HTML <${name}>`)
  else if (SCRIPT_ELEMENTS.has(name.toLowerCase())) yield refuse('file-script', `<${name}>`)
}

function* handlerViolations({ name, attributes }: SvgElement): Generator<Refusal> {
  for (const [key, value] of attributes) {
    if (/^(?:\w+:)?on[a-z]/i.test(key)) yield refuse('file-script', `${key} on <${name}>`)
    else if (!TEXT_ATTRIBUTES.has(key) && isScriptAddress(value))
      yield refuse('file-script', `${key} of <${name}> is a script`)
  }
}

function* linkViolations(element: SvgElement, rules: SvgRules): Generator<Refusal> {
  const base = element.attributes.get('xml:base')
  if (base) yield refuse('file-outside-reference', 'xml:base')
  for (const key of ['href', 'xlink:href', 'src']) {
    const link = element.attributes.get(key)?.trim()
    if (!link || isLocal(link)) continue
    const refusal = isPicture(element) ? pictureRefusal(link, rules) : outside(element, link)
    if (refusal) yield refusal
  }
}

function pictureRefusal(link: string, rules: SvgRules): Refusal | null {
  const refusal = embeddedPictureRefusal(link)
  if (refusal) return refusal
  return rules.embeddedPictures ? null : refuse('file-format-not-for-kind', 'a raster picture inside an icon')
}

function outside(element: SvgElement, link: string): Refusal {
  return refuse('file-outside-reference', `<${element.name}> points at ${link.slice(0, 80)}`)
}

/** An animation may restyle, never re-link and never write a handler. */
function* animationViolations(element: SvgElement): Generator<Refusal> {
  if (!ANIMATION_ELEMENTS.has(element.name)) return
  const target = element.attributes.get('attributeName')?.trim()
  if (target === undefined || PRESENTATION_ATTRIBUTES.has(target)) return
  if (/href$/i.test(target) || /^on/i.test(target)) yield refuse('file-script', `an animation of ${target}`)
}

function* styleViolations(element: SvgElement): Generator<Refusal> {
  if (element.name === 'style') yield* cssViolations(textOf(element))
  for (const [key, value] of element.attributes) {
    const isCss = ATTRIBUTES.has(key) && !TEXT_ATTRIBUTES.has(key) && value !== hrefOf(element)
    if (isCss && !HAS_PARENTHESES_OF_ITS_OWN.has(key)) yield* cssViolations(value)
  }
}

/** `begin="accessKey(s)"` and `begin="wallclock(…)"` are times, not CSS. */
const HAS_PARENTHESES_OF_ITS_OWN: ReadonlySet<string> = new Set(['begin', 'end'])

function isPicture(element: SvgElement): boolean {
  return element.name === 'image' || element.name === 'feImage'
}

/** A browser skips blanks and control characters inside the scheme, so they are skipped here too. */
function isScriptAddress(value: string): boolean {
  const start = value.slice(0, 200)
  if (!start.includes(':')) return false
  const address = Array.from(start)
    .filter((character) => character > ' ')
    .join('')
  return /^(?:javascript|vbscript|livescript|mocha):|^data:(?:text|application)\//i.test(address)
}
