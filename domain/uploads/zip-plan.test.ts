import { describe, expect, it } from 'vitest'
import { ORIGINAL_BYTES } from '#domain/assets/file-limits.ts'
import { ZIP_LIMITS } from './limits.ts'
import { planZip, type ZipEntry } from './zip-plan.ts'

const entry = (path: string, change: Partial<ZipEntry> = {}): ZipEntry => ({
  path,
  packedBytes: 300,
  unpackedBytes: 900,
  isEncrypted: false,
  ...change,
})
const plan = (...entries: readonly ZipEntry[]) => planZip(entries, ZIP_LIMITS.bytes)
const refusalOf = (one: ZipEntry) => {
  const planned = plan(one)
  return planned.ok ? planned.value.members[0]?.refusal : planned.code
}

describe('the plan of a ZIP', () => {
  it('has each file with its name, and leaves folders out', () => {
    expect(plan(entry('icons/', { unpackedBytes: 0 }), entry('icons/a.svg'), entry('b.svg'))).toEqual({
      ok: true,
      value: {
        members: [
          { position: 1, name: 'a.svg', refusal: null },
          { position: 2, name: 'b.svg', refusal: null },
        ],
        skipped: 0,
      },
    })
  })

  it('skips and counts hidden files and resource forks', () => {
    const hidden = ['__MACOSX/._a.svg', '.DS_Store', 'icons/.git/config', 'Thumbs.db', '._a.svg']
    expect(plan(...hidden.map((path) => entry(path)), entry('a.svg'))).toMatchObject({
      value: { skipped: 5, members: [{ name: 'a.svg' }] },
    })
  })

  it.each([
    '../a.svg',
    'icons/../../a.svg',
    '/etc/a.svg',
    'C:/a.svg',
    'icons\\a.svg',
    'a\u0000.svg',
    'a\n.svg',
    'gvs.\u202egnp.exe',
    'icons//a.svg',
    'icons/./a.svg',
    'icons/',
    `${'n'.repeat(201)}.svg`,
    `${'d/'.repeat(ZIP_LIMITS.depth + 1)}a.svg`,
    '',
  ])('refuses the name %j', (path) => {
    expect(refusalOf(entry(path))).toBe('file-name-invalid')
  })

  it('accepts folders up to the depth', () => {
    expect(refusalOf(entry(`${'d/'.repeat(ZIP_LIMITS.depth)}a.svg`))).toBeNull()
  })

  it('shows refused names without control characters', () => {
    expect(plan(entry('a\u0007\u202e.svg'))).toMatchObject({
      value: { members: [{ name: 'a\ufffd\ufffd.svg' }] },
    })
  })

  it('refuses the second of two names that a file system could not keep apart', () => {
    const same = [
      ['A.svg', 'a.svg'],
      ['caf\u00e9.svg', 'cafe\u0301.svg'],
    ] as const
    for (const [one, other] of same)
      expect(plan(entry(one), entry(other))).toMatchObject({
        value: { members: [{ refusal: null }, { refusal: 'zip-duplicate-name' }] },
      })
  })

  it.each([
    [{ isEncrypted: true }, 'zip-encrypted'],
    [{ path: 'inner.ZIP' }, 'zip-nested'],
    [{ path: 'inner.tar.gz' }, 'zip-nested'],
    [{ unpackedBytes: 0 }, 'file-empty'],
    [{ unpackedBytes: ORIGINAL_BYTES, packedBytes: ORIGINAL_BYTES / 10 }, null],
    [{ unpackedBytes: ORIGINAL_BYTES + 1, packedBytes: ORIGINAL_BYTES / 10 }, 'file-too-large'],
    [{ unpackedBytes: ZIP_LIMITS.freeBytes, packedBytes: 1 }, null],
    [{ unpackedBytes: ZIP_LIMITS.freeBytes + 1, packedBytes: 1 }, 'zip-expands-too-much'],
  ])('decides on %j', (change, code) => {
    expect(refusalOf(entry('a.svg', change))).toBe(code)
  })

  it('is refused for more entries than the limit', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => entry(`${at}.svg`))
    expect(plan(...many(ZIP_LIMITS.entries)).ok).toBe(true)
    expect(plan(...many(ZIP_LIMITS.entries + 1))).toMatchObject({ code: 'zip-too-many-files' })
  })

  it('is refused for more unpacked bytes than the limit', () => {
    const halves = [ZIP_LIMITS.unpackedBytes / 2, ZIP_LIMITS.unpackedBytes / 2]
    const sized = (sizes: readonly number[]) =>
      plan(...sizes.map((unpackedBytes, at) => entry(`${at}.svg`, { unpackedBytes })))
    expect(sized(halves).ok).toBe(true)
    expect(sized([...halves, 1])).toMatchObject({ code: 'zip-expands-too-much' })
  })

  it('is refused for entries that share their bytes', () => {
    const entries = [entry('a.svg'), entry('b.svg')]
    expect(planZip(entries, 600).ok).toBe(true)
    expect(planZip(entries, 599)).toMatchObject({ code: 'zip-damaged' })
  })

  it('refuses a ZIP of folders alone, and takes one of hidden files alone', () => {
    expect(plan(entry('icons/', { unpackedBytes: 0 }))).toMatchObject({ code: 'file-empty' })
    expect(plan(entry('.DS_Store'))).toMatchObject({ ok: true, value: { members: [], skipped: 1 } })
  })
})
