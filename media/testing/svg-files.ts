import fc from 'fast-check'
import { addressSpelling, cssSpelling, nameSpelling, xmlSpelling } from './spellings.ts'
import * as PAYLOADS from './svg-payloads.ts'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Small drawings that use most features of SVG. */
export const GOOD_SVGS: readonly string[] = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path id="a" fill="red" d="M2 2h9v9H2z"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"><defs><g id="a"><rect width="9" height="9"/></g><linearGradient id="b"><stop offset="0" stop-color="red"/></linearGradient></defs><use xlink:href="#a" fill="url(#b)"/><use href="#a" x="9"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>.a{fill:red;stroke:url(#b)}@media print{.a{fill:blue}}</style><rect class="a" width="9" height="9" style="opacity:.5"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Drawing</title><text x="1" y="9" font-family="serif">A<tspan fill="red">b</tspan></text><circle id="a" r="9"><animate attributeName="r" values="1;9" dur="1s"/><set attributeName="fill" to="blue"/></circle></svg>',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><filter id="a"><feFlood flood-color="red"/><feGaussianBlur stdDeviation="1"/></filter><image width="9" height="9" href="${PIXEL}"/><g filter="url(#a)"><ellipse rx="3" ry="3" cx="9" cy="9"/></g></svg>`,
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:ed="urn:editor" viewBox="0 0 24 24"><metadata><ed:author ed:name="A">B</ed:author></metadata><a href="https://author.example/"><polygon ed:label="a" points="1 1 9 1 9 9"/></a></svg>',
]

/** Changes a drawing's text at one position. */
type Mutation = (svg: string) => string

const share = fc.integer({ min: 0, max: 999 })
const pick = (texts: readonly string[]) => fc.constantFrom(...texts)

const address = fc.tuple(pick(PAYLOADS.ADDRESSES), addressSpelling).map(([text, spell]) => spell(text))
const cssValue = fc.tuple(pick(PAYLOADS.CSS_VALUES), cssSpelling).map(([text, spell]) => spell(text))
const declaration = fc
  .tuple(pick(PAYLOADS.CSS_PROPERTIES), cssValue, fc.constantFrom('', ';', '}', ' !important;'))
  .map(([property, value, end]) => `${property}:${value}${end}`)
const rule = fc.oneof(
  fc.tuple(pick(PAYLOADS.CSS_RULES), cssSpelling).map(([text, spell]) => spell(text)),
  declaration.map((text) => `*{${text}}`),
)

const attribute = fc
  .oneof(
    fc.tuple(pick(PAYLOADS.LINK_ATTRIBUTES), address),
    fc.tuple(pick(PAYLOADS.HANDLER_ATTRIBUTES), fc.constant('globalThis.canary()')),
    fc.tuple(pick(PAYLOADS.CSS_PROPERTIES.filter((name) => /^[a-z][\w-]*$/.test(name))), cssValue),
    fc.tuple(fc.constant('style'), declaration),
  )
  .chain(([name, value]) => fc.tuple(nameSpelling, xmlSpelling, fc.constant(name), fc.constant(value)))
  .map(([spellName, spellValue, name, value]) => ({
    name: spellName(name),
    value: spellValue(escaped(value)),
  }))

const element = fc
  .tuple(
    pick(PAYLOADS.ELEMENTS),
    address,
    rule,
    xmlSpelling,
    nameSpelling,
    fc.array(pick(PAYLOADS.WRAPPERS), { maxLength: 4 }),
  )
  .map(([markup, link, css, spellXml, spellName, wrappers]) => {
    const isRaw = markup.includes('CDATA')
    const [, name = ''] = /^<([\w:]+)/.exec(markup) ?? []
    const filled = (name === '' ? markup : markup.replaceAll(name, spellName))
      .replaceAll('ADDRESS', () => spellXml(escaped(link)))
      .replaceAll('STYLE', () => (isRaw ? css : spellXml(escaped(css))))
    return wrappers.reduce((inner, wrapper) => wrapper.replace('PAYLOAD', () => inner), filled)
  })

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(share, attribute).map(([at, one]) => withAttribute(at, one)),
  fc.tuple(share, element).map(([at, markup]) => insertAfterTag(at, markup)),
  fc.tuple(share, cssValue).map(([at, value]) => withinValue(at, value)),
  fc.tuple(share, rule).map(([at, css]) => withinStyle(at, css)),
)

const encoding = fc.constantFrom<Encode>(utf8, utf8, utf8, utf8, utf16, latin1, nested, withEntity)

/** Good drawings with up to three hostile changes, in several encodings. */
export const hostileSvg: fc.Arbitrary<Uint8Array> = fc
  .tuple(pick(GOOD_SVGS), fc.array(mutation, { minLength: 1, maxLength: 3 }), encoding)
  .map(([svg, mutations, encode]) => encode(mutations.reduce((text, mutate) => mutate(text), declared(svg))))

/** Declares the prefixes that payloads use. */
function declared(svg: string): string {
  const xlink = svg.includes('xmlns:xlink') ? '' : ' xmlns:xlink="http://www.w3.org/1999/xlink"'
  const others = 'xmlns:other="http://www.w3.org/1999/xlink" xmlns:ev="http://www.w3.org/2001/xml-events"'
  return svg.replace('<svg', `<svg${xlink} ${others}`)
}

function withAttribute(at: number, { name, value }: { name: string; value: string }): Mutation {
  return (svg) =>
    changeTag(svg, at, (tag) => {
      const others = tag.replace(new RegExp(`\\s${escapedForRegExp(name)}="[^"]*"`), '')
      return others.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end}`)
    })
}

function insertAfterTag(at: number, markup: string): Mutation {
  return (svg) => changeTag(svg, at, (tag) => tag + markup, /<[a-z][^>]*[^/]>|<\/(?!svg)[^>]*>/gi)
}

/** Inserts CSS before or after the value of one attribute. */
function withinValue(at: number, css: string): Mutation {
  return (svg) =>
    changeTag(
      svg,
      at,
      (value) => value.replace(/"(.*)"/s, (_, old) => `"${at % 2 ? old : ''} ${escaped(css)}"`),
      /\s(?!xmlns)[\w:-]+="[^"]*"/g,
    )
}

/** Inserts CSS anywhere into the drawing's style sheet, or adds a style sheet. */
function withinStyle(at: number, css: string): Mutation {
  return (svg) => {
    const start = svg.indexOf('<style>') + 7
    if (start < 7) return insertAfterTag(0, `<style>${escaped(css)}</style>`)(svg)
    const place = start + (at % (svg.indexOf('</style>') - start + 1))
    return svg.slice(0, place) + escaped(css) + svg.slice(place)
  }
}

function changeTag(
  svg: string,
  at: number,
  change: (tag: string) => string,
  tags = /<[a-z][^>]*>/gi,
): string {
  const found = [...svg.matchAll(tags)]
  const chosen = found[at % Math.max(1, found.length)]
  if (!chosen) return svg
  return svg.slice(0, chosen.index) + change(chosen[0]) + svg.slice(chosen.index + chosen[0].length)
}

type Encode = (svg: string) => Uint8Array

function utf8(svg: string): Uint8Array {
  return Buffer.from(svg)
}

function utf16(svg: string): Uint8Array {
  return Buffer.from(`\ufeff${svg}`, 'utf16le')
}

function latin1(svg: string): Uint8Array {
  return Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg}`, 'latin1')
}

/** Embeds the drawing in another one. */
function nested(svg: string): Uint8Array {
  const inner = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return utf8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="${inner}" width="9" height="9"/></svg>`,
  )
}

/** Puts the canary's address into an entity. */
function withEntity(svg: string): Uint8Array {
  const body = svg.replaceAll('https://canary.test', '&there;')
  return utf8(`<!DOCTYPE svg [<!ENTITY there "https://canary.test">]>${body}`)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function escapedForRegExp(text: string): string {
  return text.replaceAll(/[^\w:]/g, '\\$&')
}
