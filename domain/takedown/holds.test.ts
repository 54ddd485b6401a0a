import { describe, expect, it } from 'vitest'
import { releasedTo } from './holds.ts'

const examined = { state: 'heard', outcome: null } as const
const upheld = { state: 'upheld', outcome: 'upheld' } as const
const failed = { state: 'rejected', outcome: 'rejected' } as const

describe('a work that a case lets go', () => {
  it('is what it was before, whatever cases that do not hide it say', () => {
    for (const before of ['published', 'resting', 'retired'] as const) {
      expect(releasedTo(before, [])).toEqual({ visibility: before, heldBy: null })
      expect(releasedTo(before, [failed, { state: 'confirmed', outcome: null }])).toMatchObject({
        heldBy: null,
      })
      expect(releasedTo(before, [{ state: 'closed', outcome: 'restored' }])).toMatchObject({ heldBy: null })
    }
  })

  it('stays suspended while another case examines it', () => {
    expect(releasedTo('published', [failed, examined])).toEqual({ visibility: 'suspended', heldBy: 1 })
  })

  it('stays removed where another claim was upheld, also after that case was closed', () => {
    expect(releasedTo('published', [examined, upheld])).toEqual({ visibility: 'removed', heldBy: 1 })
    const closed = { state: 'closed', outcome: 'upheld' } as const
    expect(releasedTo('published', [closed])).toEqual({ visibility: 'removed', heldBy: 0 })
  })
})
