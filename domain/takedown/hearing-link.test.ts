import { describe, expect, it } from 'vitest'
import { checkHearingLink, type HearingLink } from './hearing-link.ts'
import { TAKEDOWN_STATE_CODES } from './states.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const link = (over: Partial<HearingLink> = {}): HearingLink => ({
  command: 'takedown.answer',
  expiresAt: NOW,
  usedAt: null,
  state: 'hearing',
  author: null,
  ...over,
})

const codeOf = (one: HearingLink | undefined) => {
  const checked = checkHearingLink(one, NOW)
  return checked.ok ? null : checked.code
}

describe('checkHearingLink', () => {
  it('accepts a link of the present question until its last moment', () => {
    expect(codeOf(link())).toBeNull()
    expect(codeOf(link({ command: 'takedown.counter-claim', state: 'upheld' }))).toBeNull()
  })

  it.each([
    ['was never issued', undefined, 'hearing-link-invalid'],
    ['was used', link({ usedAt: NOW - 1 }), 'hearing-link-used'],
    ['was used and has expired', link({ usedAt: NOW - 9, expiresAt: NOW - 1 }), 'hearing-link-used'],
    ['has expired by 1 ms', link({ expiresAt: NOW - 1 }), 'hearing-link-expired'],
    ['is of a profile with an account', link({ author: 'grace' }), 'hearing-of-account'],
  ])('refuses a link that %s', (_title, one, code) => {
    expect(codeOf(one)).toBe(code)
  })

  it.each(['takedown.answer', 'takedown.counter-claim'] as const)(
    'accepts %s in the state that waits for it alone',
    (command) => {
      const accepted = TAKEDOWN_STATE_CODES.filter((state) => codeOf(link({ command, state })) === null)
      expect(accepted).toEqual([command === 'takedown.answer' ? 'hearing' : 'upheld'])
      expect(codeOf(link({ command, state: 'withdrawn' }))).toBe('hearing-over')
    },
  )
})
