import { describe, expect, it } from 'vitest'
import { readArguments } from './options.ts'

describe('readArguments', () => {
  it('reindexes everything without options', () => {
    const everything = readArguments(['reindex'])
    expect(everything).toMatchObject({ name: 'reindex', locales: expect.arrayContaining(['en', 'ko']) })
    expect(everything).toHaveProperty('indices.length', 6)
    expect(readArguments(['reindex', '--locale', 'ja', '--index', 'items'])).toEqual({
      name: 'reindex',
      indices: ['items'],
      locales: ['ja'],
    })
  })

  it('accepts the tasks without options', () => {
    expect(readArguments(['settings'])).toEqual({ name: 'settings' })
    expect(readArguments(['reconcile'])).toEqual({ name: 'reconcile' })
  })

  it.each([
    [[]],
    [['reset']],
    [['settings', '--locale', 'en']],
    [['reindex', '--index', 'posts']],
    [['reindex', '--index']],
    [['reindex', '--locale', 'jp']],
    [['reindex', 'items']],
  ])('rejects the arguments %j', (given) => {
    expect(readArguments(given)).toBeNull()
  })
})
