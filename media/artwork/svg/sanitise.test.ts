import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { svgAddress } from '#media/artwork/data-uri.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`
const codeOf = (text: string, embeddedPictures = true) => {
  const result = sanitiseSvg(text, { embeddedPictures })
  return result.ok ? 'accepted' : result.code
}
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('refuses what can run', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in an odd case', svg('<SCRIPT/>')],
    ['a script inside metadata', svg('<metadata><script/></metadata>')],
    ['a script of another namespace', svg('<x:script xmlns:x="urn:x"/>')],
    ['a handler', svg('<rect onclick="alert(1)"/>')],
    ['a handler on the root', svg('', 'onload="alert(1)"')],
    ['a handler in an odd case', svg('<rect oNLoad="alert(1)"/>')],
    ['a handler on an editor’s element', svg('<x:y xmlns:x="urn:x" onload="1"/>')],
    ['HTML', svg('<b xmlns="http://www.w3.org/1999/xhtml">x</b>')],
    ['HTML in a foreignObject', svg('<foreignObject/>')],
    ['a javascript link', svg('<a href="javascript:alert(1)"/>')],
    ['a javascript link in disguise', svg('<a xlink:href=" java&#9;script&#10;:alert(1)"/>')],
    [
      'an animation towards a javascript link',
      svg('<animate attributeName="fill" to="javascript:alert(1)"/>'),
    ],
    ['an animated link', svg('<use href="#a"><set attributeName="href" to="#b"/></use>')],
    ['an animated xlink', svg('<use href="#a"><set attributeName="xlink:href" to="#b"/></use>')],
    ['an animated handler', svg('<set attributeName="onclick" to="alert(1)"/>')],
    ['a CSS expression', svg('<rect style="width: expression(alert(1))"/>')],
    ['a data document', svg('<use href="data:text/html,x"/>')],
  ])('%s', (_, text) => expect(codeOf(text)).toBe('file-script'))
})

describe('refuses what reaches outside', () => {
  it.each([
    ['a picture elsewhere', svg('<image href="https://example.org/a.png"/>')],
    ['a picture beside it', svg('<image href="a.png"/>')],
    [
      'an embedded drawing’s picture elsewhere',
      svg(`<image href="${svgAddress(svg('<image href="//a"/>'))}"/>`),
    ],
    ['a use elsewhere', svg('<use href="other.svg#a"/>')],
    ['a filter picture', svg('<filter><feImage href="//example.org/a"/></filter>')],
    ['an attribute’s url()', svg('<rect fill="url(https://example.org/#a)"/>')],
    ['an attribute’s url() in capitals', svg('<rect fill="URL( \'https://example.org/#a\' )"/>')],
    ['an escaped url()', svg('<rect fill="u\\72l(https://example.org/)"/>')],
    ['an animated url()', svg('<animate attributeName="fill" values="red;url(https://example.org/)"/>')],
    ['an imported style sheet', svg('<style>@import "https://example.org/a.css";</style>')],
    ['an imported style sheet behind a comment', svg('<style>@/**/import url(a.css);</style>')],
    ['a font', svg('<style>@font-face { font-family: a; src: url(https://example.org/a.woff) }</style>')],
    ['a style’s url()', svg('<style>rect { fill: url("https://example.org/") }</style>')],
    ['a style’s image-set()', svg('<style>rect { fill: image-set("https://example.org/a.png" 1x) }</style>')],
    ['another base', svg('<g xml:base="https://example.org/"/>')],
    ['a style sheet instruction', `<?xml-stylesheet href="https://example.org/a.css"?>${svg('')}`],
  ])('%s', (_, text) => expect(codeOf(text)).toBe('file-outside-reference'))
})

describe('refuses what expands too far or is broken', () => {
  const nested = (depth: number) => svg(`${'<g>'.repeat(depth - 1)}${'</g>'.repeat(depth - 1)}`)
  const doubling = (steps: number) =>
    Array.from(
      { length: steps },
      (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`,
    ).join('')

  it.each<[string, ErrorCode, string]>([
    [
      'an outside entity',
      'file-entity',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
    ],
    ['parameter entities', 'file-entity', `<!DOCTYPE svg [<!ENTITY % a "b"> %a;]>${svg('')}`],
    ['undeclared entities', 'file-entity', svg('&nbsp;')],
    [
      'doubling uses',
      'file-too-complex',
      svg(`<defs><g id="g0"><rect/></g>${doubling(20)}</defs><use href="#g20"/>`),
    ],
    [
      'a circle of uses',
      'file-too-complex',
      svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    ],
    ['a mask inside itself', 'file-too-complex', svg('<mask id="a"><rect mask="url(#a)"/></mask>')],
    ['a cut-off file', 'file-damaged', svg('<g>').slice(0, -9)],
    ['unclosed elements', 'file-damaged', svg('<g>')],
    ['other XML', 'file-unknown-format', '<html><svg/></html>'],
    ['no namespace', 'file-unknown-format', '<svg viewBox="0 0 1 1"/>'],
  ])('%s', (_, code, text) => expect(codeOf(text)).toBe(code))

  it('accepts the deepest nesting allowed and refuses one level more', () => {
    expect(codeOf(nested(LIMITS.svg.depth - 1))).toBe('accepted')
    expect(codeOf(nested(LIMITS.svg.depth))).toBe('accepted')
    expect(codeOf(nested(LIMITS.svg.depth + 1))).toBe('file-too-complex')
  })

  it('accepts as many nodes as allowed and refuses one more', () => {
    expect(codeOf(svg('<g/>'.repeat(LIMITS.svg.nodes - 1)))).toBe('accepted')
    expect(codeOf(svg('<g/>'.repeat(LIMITS.svg.nodes)))).toBe('file-too-complex')
  })
})

describe('embedded pictures', () => {
  const picture = svg(`<image href="${PIXEL}" width="9" height="9"/>`)

  it('accepts pictures in an illustration and refuses them in an icon', () => {
    expect(codeOf(picture, true)).toBe('accepted')
    expect(codeOf(picture, false)).toBe('file-format-not-for-kind')
  })

  it('refuses a picture of another format than declared', () => {
    expect(codeOf(svg('<image href="data:image/png;base64,PHN2Zy8+"/>'))).toBe('file-damaged')
  })

  it('refuses pictures that are too large', () => {
    const huge = Buffer.from(PIXEL.slice(22), 'base64')
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    const address = `data:image/png;base64,${huge.toString('base64')}`
    expect(codeOf(svg(`<image href="${address}"/>`))).toBe('file-too-many-pixels')
  })
})

describe('accepts harmless content', () => {
  it.each([
    [
      'words that look dangerous',
      svg('<title>javascript: the onload parts</title><desc>@import url(x)</desc>'),
    ],
    ['a label that looks dangerous', svg('<g aria-label="javascript: basics"/>')],
    ['key frames', svg('<style>@keyframes a { from { opacity: 0 } }</style>')],
    ['colours by function', svg('<rect fill="rgb(1,2,3)" stroke="hsl(120 50% 50% / 0.5)"/>')],
    ['a local gradient', svg('<linearGradient id="a"/><rect fill="url(#a)"/>')],
    ['a clock that waits for a click', svg('<animate attributeName="x" begin="a.click; wallclock(1:00)"/>')],
  ])('%s', (_, text) => expect(codeOf(text)).toBe('accepted'))
})

describe('animations', () => {
  it.each(['xml:base', 'style', 'id', 'unknown'])('removes an animation of %s', (name) => {
    const result = sanitiseSvg(svg(`<g><set attributeName="${name}" to="a"/></g>`))
    expect(result).toMatchObject({ ok: true, value: { text: expect.not.stringContaining('set') } })
  })

  it.each(['fill', ' fill ', 'class'])('keeps an animation of %j', (name) => {
    const result = sanitiseSvg(svg(`<g><set attributeName="${name}" to="a"/></g>`))
    expect(result).toMatchObject({ ok: true, value: { text: expect.stringContaining('<set') } })
  })
})

describe('sanitiseSvg', () => {
  const folder = new URL('./fixtures/', import.meta.url)
  const names = readdirSync(folder).filter((name) => !name.includes('.expected.'))
  const clean = (text: string) => {
    const result = sanitiseSvg(text)
    return result.ok ? result.value.text : result
  }

  it.each(names)('turns %s into its expected file, and changes nothing the second time', (name) => {
    const once = clean(readFileSync(new URL(name, folder), 'utf8'))
    expect(once).toBe(readFileSync(new URL(name.replace('.svg', '.expected.svg'), folder), 'utf8'))
    expect(clean(String(once))).toBe(once)
  })
})
