import { describe, expect, it } from 'vitest'
import { printFinding, readFinding } from '#domain/contributors/finding.ts'

const read = (query: string) => readFinding(new URLSearchParams(query))

describe('readFinding', () => {
  it('reads a name as it is looked for, without what surrounds it', () => {
    expect(read('find=%20Ada%20%20Lovelace%20')).toEqual({ find: 'Ada Lovelace' })
  })

  it('takes what no name has for a space, since the database refuses it', () => {
    expect(read('find=Ada%00Lovelace')).toEqual({ find: 'Ada Lovelace' })
    expect(read('find=%00')).toEqual({})
  })

  it('says nothing of what means nothing or goes without saying', () => {
    expect(read('find=%20&order=works')).toEqual({})
    expect(read('order=height')).toEqual({})
  })

  it('cuts what is longer than a name', () => {
    expect(read(`find=${'a'.repeat(60)}`).find).toHaveLength(60)
    expect(read(`find=${'a'.repeat(61)}`).find).toHaveLength(60)
  })

  it('is undone by printing', () => {
    const finding = { find: 'Ada', order: 'followers' } as const
    expect(
      read(String(new URLSearchParams(printFinding(finding).map(([name, value]) => [name, value])))),
    ).toEqual(finding)
  })
})
