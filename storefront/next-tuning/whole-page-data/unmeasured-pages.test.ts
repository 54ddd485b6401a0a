import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { RUNTIME_OF_NEXT, withoutMeasure } from './unmeasured-pages.ts'

const runtime = readFileSync(createRequire(import.meta.url).resolve(RUNTIME_OF_NEXT), 'utf8')

/** The length that a runtime computes of an entry before it caches it. */
function lengthIn(source: string, entry: unknown, options: { readonly fetchCache: boolean }): number {
  const [, entryName = '', rest = ''] =
    /JSON\.stringify\((\w+)\)\.length;if\((\w+)\.fetchCache&&/.exec(runtime) ?? []
  const at = runtime.indexOf(`JSON.stringify(${entryName}).length;if(${rest}.fetchCache&&`)
  const expression = source.slice(at, source.indexOf(';', at))
  return new Function(entryName, rest, `return ${expression}`)(entry, options)
}

describe('withoutMeasure', () => {
  const page = { kind: 'APP_PAGE', html: '<p>日本</p>' }

  it('leaves pages unmeasured in the installed release of Next', () => {
    expect(lengthIn(runtime, page, { fetchCache: false })).toBe(JSON.stringify(page).length)
    expect(lengthIn(withoutMeasure(runtime), page, { fetchCache: false })).toBe(0)
  })

  it('measures fetched data, which Next limits', () => {
    expect(lengthIn(withoutMeasure(runtime), page, { fetchCache: true })).toBe(JSON.stringify(page).length)
  })

  it('fails where Next has another function', () => {
    expect(() => withoutMeasure('let i=size(t)')).toThrow(/whole-page-data/)
  })
})
