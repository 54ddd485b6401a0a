import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import withoutSegments, { SEGMENTS_OF_NEXT } from './without-segments.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../..')
const files = globSync(SEGMENTS_OF_NEXT.replace('**/', ''), { cwd: REPOSITORY }).map((file) =>
  join(REPOSITORY, file),
)

/** The function as the loader leaves it, up to what it no longer runs. */
function collectIn(source: string) {
  const body = /async function collectSegmentData\(([^)]*)\) \{([\s\S]*?return [^\n]*\n)/.exec(source)
  return new Function(...(body?.[1] ?? '').split(', '), body?.[2] ?? '') as (
    ...args: readonly unknown[]
  ) => Map<string, Buffer>
}

describe('withoutSegments', () => {
  it('finds the files of Next that split the data of a page', () => {
    expect(files).toHaveLength(2)
  })

  it.each(files)('keeps the data of the whole page alone in %s', (file) => {
    const page = Buffer.from('0:{"P":null}')
    const data = collectIn(withoutSegments(readFileSync(file, 'utf8')))(false, page)
    expect(data.get('/_full')).toBe(page)
    expect([...data.keys()].filter((key) => key.endsWith('__PAGE__'))).toHaveLength(1)
    expect(data.size).toBe(2)
  })

  it('keeps the bytes of a page out of the JSON of its cache entry', () => {
    const page = Buffer.from('0:{"P":null}')
    collectIn(withoutSegments(readFileSync(files[0] ?? '', 'utf8')))(false, page)
    expect(JSON.stringify({ rscData: page })).toBe(`{"rscData":${page.length}}`)
    expect(page.toString()).toBe('0:{"P":null}')
  })

  it('fails where Next has another function', () => {
    expect(() => withoutSegments('async function collectSegments() {}')).toThrow(/collectSegmentData/)
  })
})
