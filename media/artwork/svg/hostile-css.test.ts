import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}</svg>`
const sanitised = (text: string) => {
  const result = sanitiseSvg(text)
  return result.ok ? result.value.text : result.code
}
/** Passes when the drawing is refused, or its sanitised text has no address outside of it. */
const staysInside = (text: string) => !/evil|@import|javascript:/i.test(sanitised(text))

describe('CSS that two parsers read differently', () => {
  it.each([
    ['an import put together by dropped markup', '<style>@<g>charset </g>import "//evil/a.css";</style>'],
    [
      'an import put together by a dropped editor element',
      '<style>@<x:y xmlns:x="urn:x"/>import "//evil";</style>',
    ],
    ['a comment opened inside a string', `<style>a{content:"/*";fill:url(//evil)}/*"*/</style>`],
    ['a comment opened inside an address', '<style>a{fill:url(/*);stroke:url(//evil)/*)}</style>'],
    ['an unclosed comment in a string', `<style>a{content:'/*'} b{fill:url("//evil")} /*' */</style>`],
    ['a style equal to the link', '<use href="fill:url(//evil)" style="fill:url(//evil)"/>'],
    ['a fill equal to the link', '<use xlink:href="#a" href="url(//evil)" fill="url(//evil)"/>'],
    ['an escaped function', '<style>a{fill:u\\72l(//evil)}</style>'],
    ['an escaped at-rule', '<style>@\\69mport "//evil";</style>'],
    ['an escaped line in a string', '<style>a{content:"\\\n";fill:url(//evil)}</style>'],
    ['a broken string', '<style>a{content:"\n;fill:url(//evil)}</style>'],
    ['a custom property', '<style>a{--x:url(//evil);fill:var(--x)}</style>'],
    [
      'a registered property',
      '<style>@property --x{syntax:"*";inherits:false;initial-value:url(//evil)}</style>',
    ],
    ['an image set', '<style>a{mask:image-set("//evil" 1x)}</style>'],
    ['a nested rule', '<style>a{fill:red;b{fill:url(//evil)}}</style>'],
    ['a layered import', '<style>@layer a;@import "//evil" layer(a);</style>'],
    ['a rule after a broken one', '<style>}}@import "//evil";a{fill:url(//evil)}</style>'],
    ['markup marks', '<style>&lt;!--@import "//evil";--&gt;</style>'],
    ['a binding', '<style>a{-moz-binding:url(//evil#x);behavior:url(//evil)}</style>'],
    ['a style attribute that closes its block', '<path style="fill:red}a{fill:url(//evil)"/>'],
    ['a bad address', `<path fill="url(//evil 'x)"/>`],
    ['a quoted address behind a blank', `<path fill="url( '//evil#a' )"/>`],
    ['an address behind a comment', '<path fill="/*url(#a)*/url(//evil)"/>'],
    ['a namespace', '<style>@namespace "//evil";a{fill:red}</style>'],
  ])('%s', (_, content) => expect(staysInside(svg(content))).toBe(true))

  it('refuses markup that appears only when the escapes of a string are resolved', () => {
    const css = String.raw`a{content:"&lt;/\73 tyle>"}`
    expect(sanitised(svg(`<style>${css}</style>`))).toBe('file-script')
    expect(sanitised(svg(`<path style='${css.slice(2, -1)}'/>`))).toBe('file-script')
  })

  it("refuses nesting that would overflow the parser's stack", () => {
    expect(sanitised(svg(`<style>a{width:${'('.repeat(50_000)}</style>`))).toBe('file-too-complex')
    expect(sanitised(svg(`<style>${'@media all{'.repeat(20_000)}</style>`))).toBe('file-too-complex')
  })
})

describe('CSS of good files', () => {
  it.each([
    ['a three-dimensional transform', '.a{transform:translateZ(1px)}'],
    ['has', '.a:has(.b){fill:red}'],
    ['a language', ':lang(en){fill:red}'],
    ['a layer', '@layer base{.a{fill:red}}'],
    ['a clip', '.a{clip:rect(0,1px,2px,3px)}'],
    ['a query of the colour scheme', '@media (prefers-color-scheme:dark){.a{fill:#fff}}'],
    ['key frames', '@keyframes a{from{opacity:0}50.5%{opacity:.5}to{opacity:1}}'],
    ['an escaped name', '.\\31 a{fill:red}'],
    ['a local gradient', '.a{fill:url(#b)}'],
    ['an important declaration', '.a{fill:red!important}'],
  ])('keeps %s', (_, css) =>
    expect(sanitised(svg(`<style>${css}</style>`))).toContain(`<style>${css}</style>`),
  )

  it('removes what no current browser reads, and keeps the rest', () => {
    const css = '@charset "utf-8";.a{*zoom:1;filter:progid:DXImageTransform.a(x=1);fill:red}.b{fill:blue'
    expect(sanitised(svg(`<style>${css}</style>`))).toContain('<style>.a{fill:red}.b{fill:blue}</style>')
  })

  it('changes nothing the second time', () => {
    const once = sanitised(svg('<style>a , b{ fill : RED;;} /* x */ @media  print { c { x : y } }</style>'))
    expect(sanitised(once)).toBe(once)
  })
})
