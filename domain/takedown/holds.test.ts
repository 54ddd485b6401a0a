import { describe, expect, it } from 'vitest'
import { holdOfAll } from './holds.ts'
import { TAKEDOWN_STATE_CODES } from './states.ts'

const examined = { state: 'heard', outcome: null } as const
const upheld = { state: 'upheld', outcome: 'upheld' } as const
const failed = { state: 'rejected', outcome: 'rejected' } as const
const closed = { state: 'closed', outcome: 'upheld' } as const

describe('holdOfAll', () => {
  it('releases a work that no case hides', () => {
    const restored = { state: 'closed', outcome: 'restored' } as const
    expect(holdOfAll([])).toBeNull()
    expect(holdOfAll([failed, { state: 'confirmed', outcome: null }, restored])).toBeNull()
  })

  it('suspends a work while one case examines it', () => {
    expect(holdOfAll([failed, examined])).toBe('suspended')
  })

  it('removes a work where one claim was upheld, also after its case was closed', () => {
    expect(holdOfAll([examined, upheld])).toBe('removed')
    expect(holdOfAll([closed, examined])).toBe('removed')
  })

  it('hides a work in exactly the states between acceptance and the end', () => {
    const hiding = TAKEDOWN_STATE_CODES.filter((state) => holdOfAll([{ state, outcome: null }]) !== null)
    expect(hiding).toEqual(['reviewing', 'hearing', 'heard', 'upheld', 'counter-claimed'])
  })
})
