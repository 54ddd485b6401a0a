import { describe, expect, it } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { DESIGNATION_OF_KIND, DESIGNATIONS } from '#domain/contributors/designations.ts'

describe('designations', () => {
  it('name what the makers of every kind are, of each kind once', () => {
    expect(Object.values(DESIGNATIONS).flat().sort()).toEqual([...KIND_CODES].sort())
    expect(Object.keys(DESIGNATION_OF_KIND).sort()).toEqual([...KIND_CODES].sort())
  })

  it('are told by the kind that somebody publishes most of', () => {
    expect(DESIGNATION_OF_KIND['animated-icon']).toBe('motion-designer')
    expect(DESIGNATION_OF_KIND.unicon).toBe('icon-designer')
  })
})
