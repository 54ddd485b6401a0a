import { describe, expect, it } from 'vitest'
import { zipName, zipPaths } from './zip-paths.ts'

const svg = (slug: string, pack: string | null = null) => ({ pack, name: slug, extension: 'svg' })

describe('paths in a ZIP', () => {
  it('have a folder for each pack and one for works without a pack', () => {
    expect(zipPaths([svg('heart-1', 'field-guide-2'), svg('fox-3')])).toEqual([
      'field-guide-2/heart-1.svg',
      'single-assets/fox-3.svg',
    ])
  })

  it('never leave the target folder, nor name a device', () => {
    const hostile = [
      '../../etc/passwd',
      '..',
      '/root',
      'C:\\evil',
      'con',
      'LPT1',
      'a\u0000b',
      '\u202egnp.exe',
      '',
    ]
    for (const path of zipPaths(hostile.flatMap((name) => [svg(name), svg('x', name)]))) {
      expect(path).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*\/[A-Za-z0-9][A-Za-z0-9-]*\.svg$/)
      expect(path).not.toMatch(/(^|\/)(con|lpt1)[./]/i)
    }
  })

  it('are unique, also on a case-insensitive disk', () => {
    expect(zipPaths([svg('heart'), svg('Heart'), svg('heart-2'), svg('heart')])).toEqual([
      'single-assets/heart.svg',
      'single-assets/Heart-2.svg',
      'single-assets/heart-2-2.svg',
      'single-assets/heart-3.svg',
    ])
  })
})

describe('the name of a ZIP', () => {
  it('is that of its contents, in any script', () => {
    expect(zipName('Für Ärzte')).toBe('Für Ärzte.zip')
    expect(zipName('お気に入り')).toBe('お気に入り.zip')
  })

  it('contains no character that is special on a disk or in a header', () => {
    expect(zipName('../a/b\\c: "d"\r\nX: y')).toBe('a b c d X y.zip')
    expect(zipName('\u202egpj.exe')).toBe('gpj.exe.zip')
    expect(zipName('…'.repeat(0))).toBe('motif.zip')
    expect(zipName('...')).toBe('motif.zip')
    expect(zipName('nul')).toBe('motif.zip')
    expect(zipName('\ud800')).toBe('\ufffd.zip')
    expect([...zipName('😀'.repeat(200))]).toHaveLength(84)
  })
})
