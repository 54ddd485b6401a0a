import { describe, expect, it } from 'vitest'
import { decideGuard, GUARDS, type Guard } from './guards.ts'

const GUARD_NAMES = Object.keys(GUARDS) as Guard[]
const visit = { locale: 'ja', address: '/jp/dashboard/profile?tab=photo' } as const

it.each(GUARD_NAMES)('%s waits until the session is known', (guard) => {
  expect(decideGuard(guard, { ...visit, session: 'unknown' })).toEqual({ do: 'wait' })
})

describe.each(['auth', 'notifications'] as const)('%s', (guard) => {
  it('lets people stay', () => {
    expect(decideGuard(guard, { ...visit, session: 'person' })).toEqual({ do: 'stay' })
  })

  it('sends visitors to sign up, and back', () => {
    const to = '/jp/auth/signup?redirect=%2Fjp%2Fdashboard%2Fprofile%3Ftab%3Dphoto'
    expect(decideGuard(guard, { ...visit, session: 'visitor' })).toEqual({ do: 'leave', to })
  })

  it('keeps visitors from Canva on its own pages', () => {
    expect(decideGuard(guard, { ...visit, session: 'visitor', fromCanva: true })).toMatchObject({
      to: expect.stringMatching(/^\/jp\/canva\/signup\?/),
    })
  })

  it('never sends anybody back to another site', () => {
    expect(decideGuard(guard, { ...visit, session: 'visitor', address: '//evil.example' })).toEqual({
      do: 'leave',
      to: '/jp/auth/signup?redirect=%2Fjp',
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
  ])('sends people who ask for %s to %s', (redirect, to) => {
    expect(decideGuard('guest', { ...visit, session: 'person', redirect })).toEqual({ do: 'leave', to })
  })
})
