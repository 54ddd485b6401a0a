import { describe, expect, it } from 'vitest'
import { decideGuard, GUARDS, type Guard } from './guards.ts'

const GUARD_NAMES = Object.keys(GUARDS) as Guard[]
const visit = { locale: 'ja', address: '/jp/dashboard/profile?tab=photo' } as const

it.each(GUARD_NAMES)('waits on a %s page until the session is known', (guard) => {
  expect(decideGuard(guard, { ...visit, session: 'unknown' })).toEqual({ do: 'wait' })
})

describe.each(['auth', 'notifications'] as const)('%s', (guard) => {
  it('lets signed-in users stay', () => {
    expect(decideGuard(guard, { ...visit, session: 'person' })).toEqual({ do: 'stay' })
  })

  it('sends visitors to the sign-up page with a redirect back', () => {
    const to = '/jp/auth/signup?redirect=%2Fjp%2Fdashboard%2Fprofile%3Ftab%3Dphoto'
    expect(decideGuard(guard, { ...visit, session: 'visitor' })).toEqual({ do: 'leave', to })
  })

  it('keeps visitors from Canva on the sign-up pages of Canva', () => {
    expect(decideGuard(guard, { ...visit, session: 'visitor', fromCanva: true })).toMatchObject({
      to: expect.stringMatching(/^\/jp\/canva\/signup\?/),
    })
  })

  it('never redirects to another site', () => {
    expect(decideGuard(guard, { ...visit, session: 'visitor', address: '//evil.example' })).toEqual({
      do: 'leave',
      to: '/jp/auth/signup?redirect=%2Fjp',
    })
  })
})

describe('team', () => {
  it('lets users in team mode stay and sends other users to their dashboard', () => {
    expect(decideGuard('team', { ...visit, session: 'person', inTeam: true })).toEqual({ do: 'stay' })
    const leaves = { do: 'leave', to: '/jp/dashboard' }
    expect(decideGuard('team', { ...visit, session: 'person', inTeam: false })).toEqual(leaves)
    expect(decideGuard('team', { ...visit, session: 'person' })).toEqual(leaves)
  })

  it('sends visitors to the sign-up page', () => {
    expect(decideGuard('team', { ...visit, session: 'visitor' })).toMatchObject({
      to: expect.stringMatching(/^\/jp\/auth\/signup\?/),
    })
  })
})

describe('guest', () => {
  it('lets visitors stay', () => {
    expect(decideGuard('guest', { ...visit, session: 'visitor' })).toEqual({ do: 'stay' })
  })

  it.each([
    ['/jp/icons', '/jp/icons'],
    ['https://evil.example', '/jp'],
    [undefined, '/jp'],
  ])('sends signed-in users who ask for %s to %s', (redirect, to) => {
    expect(decideGuard('guest', { ...visit, session: 'person', redirect })).toEqual({ do: 'leave', to })
  })
})
