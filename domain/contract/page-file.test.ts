import { describe, expect, it } from 'vitest'
import { PAGE_FILE_LIMITS, readPageFile } from './page-file.ts'

const page = {
  title: { en: 'Formats', de: 'Formate' },
  place: 'page',
  slug: 'formats',
  layout: 'blocks',
  hero: 'none',
  blocks: [{ blockType: 'action', heading: { en: 'Begin' }, actions: [{ address: '/pricing' }] }],
}
const file = (changed: object = {}, outer: object = {}) =>
  JSON.stringify({ kind: 'landing-page', version: 1, page: { ...page, ...changed }, ...outer })
const textBlock = (node: object) => ({
  blocks: [{ blockType: 'text', body: { en: { root: { type: 'root', version: 1, children: [node] } } } }],
})

it('reads a page', () => {
  expect(readPageFile(file())).toEqual({ ok: true, value: { page, pictures: [] } })
  expect(readPageFile(file(textBlock({ type: 'paragraph', version: 1, children: [] }))).ok).toBe(true)
})

describe('a file is refused', () => {
  it.each([
    ['that is no JSON', '{'],
    ['of another kind', JSON.stringify({ kind: 'user', version: 1, page })],
    ['with parts beside the page', file({}, { users: [] })],
    ['with unknown fields of a page', file({ _status: 'published' })],
    ['with a hostile address', file({ slug: '../admin' })],
    ['with an unknown place', file({ place: 'admin' })],
    ['with too many blocks', file({ blocks: Array.from({ length: 41 }, () => ({ blockType: 'text' })) })],
    ['with a script as an address', file({ blocks: [{ blockType: 'x', address: 'javascript:alert(1)' }] })],
    ['with another host as an address', file({ blocks: [{ blockType: 'x', url: '//evil.example' }] })],
    ['with an unknown part of a text', file(textBlock({ type: 'script', version: 1 }))],
    [
      'with a picture without a digest',
      file({}, { pictures: [{ id: 1, title: 'x', sha256: '1', sourceSha256: '2' }] }),
    ],
    ['with a prototype', file().replace('"title"', '"__proto__":{"x":1},"title"')],
    ['with a constructor', file({ seo: { constructor: { x: 1 } } })],
  ])('%s', (_, text) => {
    expect(readPageFile(text)).toMatchObject({ ok: false, code: 'page-file-invalid' })
  })

  it('that is nested too deep or has too many parts', () => {
    let nested: object = {}
    for (let level = 0; level < PAGE_FILE_LIMITS.depth; level += 1) nested = { a: nested }
    expect(readPageFile(file({ seo: { nested } })).ok).toBe(false)
    const many = Array.from({ length: PAGE_FILE_LIMITS.values }, () => 1)
    expect(readPageFile(file({ seo: { many } })).ok).toBe(false)
  })

  it('that is too large, or of another version', () => {
    const large = file({ seo: { title: 'x'.repeat(PAGE_FILE_LIMITS.bytes) } })
    expect(readPageFile(large)).toMatchObject({ code: 'page-file-too-large' })
    expect(readPageFile(file({}, { version: 2 }))).toMatchObject({ code: 'page-file-version' })
  })
})
