import { describe, expect, it } from 'vitest'
import { importsOfEngine } from './engine-stamp.ts'

describe('importsOfEngine', () => {
  it('includes files of other folders and the files that those import', () => {
    const { files } = importsOfEngine()
    expect(files).toContain('domain/search/public-key.ts')
    expect(files).toContain('domain/contract/json-nesting.ts')
    expect(files).toContain('local/lock.ts')
    expect(files).not.toContain('domain/errors/catalogue.ts')
    expect(files.every((path) => /^(?:domain|local)\//.test(path))).toBe(true)
  })

  it('includes packages but no modules of Node', () => {
    const { packages } = importsOfEngine()
    expect(packages).toContain('algoliasearch')
    expect(packages.some((name) => name.startsWith('node:'))).toBe(false)
  })
})
