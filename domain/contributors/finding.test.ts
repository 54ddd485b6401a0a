import { describe, expect, it } from 'vitest'
import { printFinding, readFinding } from '#domain/contributors/finding.ts'

const read = (query: string) => readFinding(new URLSearchParams(query))

describe('readFinding', () => {
  it('normalises a name', () => {
    expect(read('find=%20Ada%20%20Lovelace%20')).toEqual({ find: 'Ada Lovelace' })
  })

  it('replaces characters that the database rejects by spaces', () => {
    expect(read('find=Ada%00Lovelace')).toEqual({ find: 'Ada Lovelace' })
    expect(read('find=%00')).toEqual({})
  })

  it('leaves out invalid and default values', () => {
    expect(read('find=%20&order=works')).toEqual({})
    expect(read('order=height')).toEqual({})
  })

  it('cuts texts longer than a name', () => {
    expect(read(`find=${'a'.repeat(60)}`).find).toHaveLength(60)
    expect(read(`find=${'a'.repeat(61)}`).find).toHaveLength(60)
  })

  it('is the inverse of printing', () => {
    const finding = { find: 'Ada', order: 'followers' } as const
    expect(
      read(String(new URLSearchParams(printFinding(finding).map(([name, value]) => [name, value])))),
    ).toEqual(finding)
  })
})
