import { describe, expect, it } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { DESIGNATION_OF_KIND, DESIGNATIONS } from '#domain/contributors/designations.ts'

describe('designations', () => {
  it('name the makers of every kind, each kind once', () => {
    expect(Object.values(DESIGNATIONS).flat().sort()).toEqual([...KIND_CODES].sort())
    expect(Object.keys(DESIGNATION_OF_KIND).sort()).toEqual([...KIND_CODES].sort())
  })

  it('are derived from the kind that a contributor publishes most', () => {
    expect(DESIGNATION_OF_KIND['animated-icon']).toBe('motion-designer')
    expect(DESIGNATION_OF_KIND.unicon).toBe('icon-designer')
  })
})
