import { describe, expect, it } from 'vitest'
import { LIMITS } from '#media/artwork/limits.ts'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'

const svg = (content: string, doctype = '') =>
  `${doctype}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
const sanitised = (text: string) => {
  const result = sanitiseSvg(text)
  return result.ok ? result.value.text : result.code
}

describe('leftovers of editors in good files', () => {
  it.each([
    ['HTML inside metadata', '<metadata><p xmlns="http://www.w3.org/1999/xhtml">x</p></metadata>'],
    [
      'HTML inside an editor’s element',
      '<x:y xmlns:x="urn:x"><b xmlns="http://www.w3.org/1999/xhtml">x</b></x:y>',
    ],
    ['an attribute that only begins with "on"', '<g once="1" xmlns:i="urn:i" i:onlyThis="2"/>'],
    ['a link elsewhere', '<a href="https://example.org/"><path d="M0 0h9"/></a>'],
  ])('removes %s', (_, content) => expect(sanitised(svg(content))).not.toMatch(/^file-|example|once|xhtml/))

  it('keeps the paint and transform of a link', () => {
    const link =
      '<a href="https://example.org/" fill="red" opacity=".5" transform="scale(2)"><path d="M0 0h9"/></a>'
    expect(sanitised(svg(link))).toContain(
      '<g fill="red" opacity=".5" transform="scale(2)"><path d="M0 0h9"/></g>',
    )
  })

  it('keeps a painted link inside text as a span', () => {
    expect(sanitised(svg('<text>a <a href="//example.org" fill="red">b</a> c</text>'))).toContain(
      '<text>a <tspan fill="red">b</tspan> c</text>',
    )
  })

  it('refuses a link that runs a script', () => {
    expect(sanitised(svg('<a href="javascript:alert(1)"><path/></a>'))).toBe('file-script')
    expect(sanitised(svg('<metadata><a xmlns="http://www.w3.org/1999/xhtml" onclick="x"/></metadata>'))).toBe(
      'file-script',
    )
  })
})

describe('entities', () => {
  const doctype = (...entities: string[]) => `<!DOCTYPE svg [${entities.join('')}]>`

  it('reads short texts, as Illustrator declares its namespaces', () => {
    const declared = doctype('<!ENTITY ns_ai "http://ns.adobe.com/ai/">', '<!ENTITY word "hello">')
    expect(sanitised(svg('<g xmlns:i="&ns_ai;" i:x="1"/><text>&word;</text>', declared))).toContain('hello')
  })

  it.each([
    ['entities of entities', doctype('<!ENTITY a "ha">', '<!ENTITY b "&a;&a;">')],
    ['markup', doctype('<!ENTITY a "<script/>">')],
    ['character references to markup', doctype('<!ENTITY a "&#60;script/>">')],
    ['outside entities', doctype('<!ENTITY a SYSTEM "file:///x">')],
    ['parameter entities', doctype('<!ENTITY % a "x"> %a;')],
    ['too many', doctype(...Array.from({ length: 201 }, (_, at) => `<!ENTITY e${at} "x">`))],
  ])('refuses %s', (_, declared) => expect(sanitised(svg('', declared))).toBe('file-entity'))

  it('refuses entities that make a document much longer', () => {
    const declared = doctype(`<!ENTITY a "${'x'.repeat(10_000)}">`)
    expect(sanitised(svg(`<text>${'&a;'.repeat(100)}</text>`, declared))).not.toBe('file-entity')
    expect(sanitised(svg(`<text>${'&a;'.repeat(101)}</text>`, declared))).toBe('file-entity')
  })
})

describe('chains of references', () => {
  const chain = (length: number) =>
    svg(
      `<defs><path id="u0" d="M0 0h9"/>${Array.from({ length }, (_, at) => `<use id="u${at + 1}" href="#u${at}"/>`).join('')}</defs>`,
    )
  const gradients = (length: number) =>
    svg(Array.from({ length }, (_, at) => `<linearGradient id="g${at}" href="#g${at + 1}"/>`).join(''))

  it.each([
    ['uses', chain],
    ['gradients', gradients],
  ])('refuses a chain that is too long: %s', (_, drawing) => {
    expect(sanitised(drawing(LIMITS.svg.references))).not.toMatch(/^file-/)
    expect(sanitised(drawing(LIMITS.svg.references + 2))).toBe('file-too-complex')
    expect(sanitised(drawing(19_000))).toBe('file-too-complex')
  })
})
