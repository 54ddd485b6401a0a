import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { readEmbeddedSvg } from '#media/artwork/data-uri.ts'
import { embeddedPictureRefusal } from '#media/artwork/embedded-picture.ts'
import {
  ANIMATION_ELEMENTS,
  ATTRIBUTES,
  EVENT,
  PRESENTATION_ATTRIBUTES,
  SCRIPT_ELEMENTS,
  TEXT_ATTRIBUTES,
} from './allow-list.ts'
import { attributeRefusal, isLocal } from './css.ts'
import { isPicture } from './embedded.ts'
import { childElements, type SvgElement } from './tree.ts'

export interface SvgRules {
  /** Whether raster pictures may be embedded: in illustrations and templates, but not in icons. */
  readonly embeddedPictures: boolean
}

/** Everything in the document that can run or reach outside of it, in document order. */
export function* svgViolations(element: SvgElement, rules: SvgRules): Generator<Refusal> {
  yield* elementViolations(element)
  yield* handlerViolations(element)
  if (element.namespace === 'svg') {
    yield* linkViolations(element, rules)
    yield* animationViolations(element)
    yield* attributeViolations(element)
  }
  // Editors' own elements are removed with their contents: they refuse the file only where they contain a
  // script.
  const isLeftOut = element.namespace !== 'svg' || element.name === 'metadata'
  for (const child of childElements(element)) {
    yield* isLeftOut ? leftOutViolations(child) : svgViolations(child, rules)
  }
}

function* leftOutViolations(element: SvgElement): Generator<Refusal> {
  yield* scriptViolations(element)
  yield* handlerViolations(element)
  for (const child of childElements(element)) yield* leftOutViolations(child)
}

function* elementViolations(element: SvgElement): Generator<Refusal> {
  if (element.namespace === 'xhtml') yield refuse('file-script', `HTML <${element.name}>`)
  else yield* scriptViolations(element)
}

function* scriptViolations({ name }: SvgElement): Generator<Refusal> {
  if (SCRIPT_ELEMENTS.has(name.toLowerCase())) yield refuse('file-script', `<${name}>`)
}

function* handlerViolations({ name, attributes }: SvgElement): Generator<Refusal> {
  for (const [key, value] of attributes) {
    if (isHandler(key)) yield refuse('file-script', `${key} on <${name}>`)
    else if (!TEXT_ATTRIBUTES.has(key) && isScriptAddress(value))
      yield refuse('file-script', `${key} of <${name}> is a script`)
  }
}

function* linkViolations(element: SvgElement, rules: SvgRules): Generator<Refusal> {
  const base = element.attributes.get('xml:base')
  if (base) yield refuse('file-outside-reference', 'xml:base')
  for (const key of ['href', 'xlink:href', 'src']) {
    const link = element.attributes.get(key)?.trim()
    // The address of an `<a>` is removed and its contents stay (clean.ts).
    if (!link || isLocal(link) || element.name === 'a') continue
    const refusal = isPicture(element) ? pictureRefusal(link, rules) : outside(element, link)
    if (refusal) yield refusal
  }
}

function pictureRefusal(link: string, rules: SvgRules): Refusal | null {
  // An embedded drawing was sanitised before (embedded.ts).
  if (readEmbeddedSvg(link) !== null) return null
  const refusal = embeddedPictureRefusal(link)
  if (refusal) return refusal
  return rules.embeddedPictures ? null : refuse('file-format-not-for-kind', 'a raster picture inside an icon')
}

function outside(element: SvgElement, link: string): Refusal {
  return refuse('file-outside-reference', `<${element.name}> points at ${link.slice(0, 80)}`)
}

/** An animation may change the style, but never a link or a handler. */
function* animationViolations(element: SvgElement): Generator<Refusal> {
  if (!ANIMATION_ELEMENTS.has(element.name)) return
  const target = element.attributes.get('attributeName')?.trim()
  if (target === undefined || PRESENTATION_ATTRIBUTES.has(target)) return
  if (/href$/i.test(target) || /^on/i.test(target)) yield refuse('file-script', `an animation of ${target}`)
}

function* attributeViolations(element: SvgElement): Generator<Refusal> {
  for (const [key, value] of element.attributes) {
    if (!ATTRIBUTES.has(key) || TEXT_ATTRIBUTES.has(key) || NOT_CSS.has(key)) continue
    const refusal = attributeRefusal(value)
    if (refusal) yield refusal
  }
}

/**
 * Attributes that are not CSS: times (`begin="accessKey(s)"`), addresses, which have their own check, and
 * `style`, which was rewritten before (styles.ts).
 */
const NOT_CSS: ReadonlySet<string> = new Set(['begin', 'end', 'href', 'xlink:href', 'style'])

/**
 * Attributes that only begin like a handler (`once`, `online`) are removed like any other unknown attribute.
 */
function isHandler(key: string): boolean {
  const name = key.slice(key.indexOf(':') + 1).toLowerCase()
  return name.startsWith('on') && EVENT.test(name.slice(2))
}

/** Ignores blanks and control characters inside the scheme, as browsers do. */
function isScriptAddress(value: string): boolean {
  const start = value.slice(0, 200)
  if (!start.includes(':')) return false
  const address = Array.from(start)
    .filter((character) => character > ' ')
    .join('')
  return /^(?:javascript|vbscript|livescript|mocha):|^data:(?:text|application)\//i.test(address)
}
