import { describe, expect, it } from 'vitest'
import { canPublish } from './publish.ts'
import {
  canBecome,
  isSuspendable,
  isWithheld,
  pageStatus,
  VISIBILITIES,
  VISIBILITY_CODES,
  type Visibility,
} from './visibility.ts'

describe('visibility', () => {
  it('every state but the suspension by a takedown case can be reached from a draft', () => {
    const reached = new Set<Visibility>(['draft'])
    for (const state of reached) for (const next of VISIBILITIES[state].next) reached.add(next as Visibility)
    expect([...reached, 'suspended'].sort()).toEqual([...VISIBILITY_CODES].sort())
  })

  it('a removed asset stays removed, and no asset becomes a draft again', () => {
    expect(VISIBILITY_CODES.filter((to) => canBecome('removed', to))).toEqual(['removed'])
    expect(VISIBILITY_CODES.filter((from) => canBecome(from, 'draft'))).toEqual(['draft'])
  })

  it('a suspended asset is neither suspended nor released by a change of visibility', () => {
    expect(VISIBILITY_CODES.filter((to) => canBecome('suspended', to))).toEqual(['suspended'])
    expect(VISIBILITY_CODES.filter((from) => canBecome(from, 'suspended'))).toEqual(['suspended'])
  })

  it('only what the public was offered can be suspended', () => {
    expect(VISIBILITY_CODES.filter(isSuspendable)).toEqual(['published', 'resting', 'retired'])
    expect(VISIBILITY_CODES.filter(isWithheld)).toEqual(['removed', 'suspended'])
  })

  it('pages of retired and removed assets answer 410, of suspended ones 451, of unpublished ones 404', () => {
    expect(VISIBILITY_CODES.map(pageStatus)).toEqual([404, 200, 200, 410, 410, 451])
  })
})

describe('canPublish', () => {
  const complete = {
    form: 'item',
    hasTitle: true,
    hasLicence: true,
    hasContributor: true,
    hasRevision: true,
  } as const

  it('accepts a complete item, and a pack without a revision', () => {
    expect(canPublish(complete).ok).toBe(true)
    expect(canPublish({ ...complete, form: 'pack', hasRevision: false }).ok).toBe(true)
  })

  it('names all missing parts at once', () => {
    const decision = canPublish({ ...complete, hasTitle: false, hasRevision: false })
    expect(decision).toMatchObject({ ok: false, code: 'asset-incomplete' })
    expect(decision).toHaveProperty('detail', expect.stringMatching(/a title, a processed original/))
  })
})
