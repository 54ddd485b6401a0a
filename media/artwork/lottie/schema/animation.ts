import { refuse } from '#domain/errors/catalogue.ts'
import { embeddedPictureRefusal } from '#media/artwork/embedded-picture.ts'
import { isObject, type Json, type JsonObject } from '#media/artwork/json.ts'
import { layers } from './layers.ts'
import { bezier, numeric } from './property.ts'
import { byKind, either, type Findings, flag, list, name, number, object, type Rule, record } from './rule.ts'
import { fonts, letters } from './text.ts'

/**
 * A whole animation (https://lottie.github.io/lottie-spec, "Composition"), with its assets, fonts and
 * markers.
 */

const composition = object({ id: name, nm: name, fr: number, xt: flag, layers })
const picture = object({
  id: name,
  nm: name,
  w: number,
  h: number,
  e: number,
  t: number,
  sid: name,
  u: name,
  p: address,
})

/** An asset with a file or an address is not a composition, whatever other fields it has. */
const asset: Rule = byKind((value) => (isFile(value) ? file : composition))

const file: Rule = (value, found) => {
  if (!isObject(value) || !isAllowed(value, found)) return undefined
  return picture(value, found)
}

const slot = object({ p: either(bezierOrNumeric, object({ p: number, k: numeric })) })

export const animation = object({
  v: name,
  ver: number,
  nm: name,
  fr: number,
  ip: number,
  op: number,
  w: number,
  h: number,
  ddd: flag,
  assets: list(asset),
  fonts: (value, found) => {
    noteFontAddresses(value, found)
    return fonts(value, found)
  },
  chars: letters,
  layers,
  markers: list(object({ cm: name, tm: number, dr: number })),
  meta: record(either(name, list(name))),
  slots: record(slot),
})

function isFile({ p, u }: JsonObject): boolean {
  return [p, u].some((part) => part !== undefined && part !== null && part !== '')
}

function isAllowed({ p, u }: JsonObject, found: Findings): boolean {
  const folder = u ?? ''
  if (typeof p === 'string' && folder === '' && found.packaged.has(p)) return true
  const isEmbedded = typeof p === 'string' && folder === '' && /^\s*data:/i.test(p)
  const packagedInFolder = typeof p === 'string' && typeof folder === 'string' && found.packaged.has(p)
  if (packagedInFolder && /^\/?(?:images|i)\/$/.test(folder)) return true
  const refusal = isEmbedded
    ? embeddedPictureRefusal(p)
    : refuse('file-outside-reference', `an asset at ${JSON.stringify([folder, p]).slice(0, 80)}`)
  if (refusal) found.refusals.push(refusal)
  return refusal === null
}

function noteFontAddresses(value: Json, { refusals }: Findings): void {
  const entries =
    isObject(value) && typeof value.list === 'object' && value.list !== null ? Object.values(value.list) : []
  for (const font of entries) {
    const path = isObject(font) ? font.fPath : undefined
    if (path === undefined || path === null || (typeof path === 'string' && path.trim() === '')) continue
    refusals.push(refuse('file-outside-reference', `a font at ${JSON.stringify(path).slice(0, 80)}`))
  }
}

function address(value: Json): Json | undefined {
  return typeof value === 'string' ? value : undefined
}

function bezierOrNumeric(value: Json, found: Findings): Json | undefined {
  const holdsPath = isObject(value) && isObject(value.k) && 'v' in value.k
  return holdsPath ? bezier(value, found) : numeric(value, found)
}
