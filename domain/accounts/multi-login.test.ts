import { expect, it } from 'vitest'
import { opensMultiLogin } from './multi-login.ts'

const visit = { multiLogin: true, path: ['icons'], msSinceLoad: 2_000, navigated: false, alreadyShown: false }

it('opens two seconds after landing on a page of the library', () => {
  expect([1_999, 2_000, 2_001].map((msSinceLoad) => opensMultiLogin({ ...visit, msSinceLoad }))).toEqual([
    false,
    true,
    true,
  ])
})

it.each([[[]], [['dashboard', 'profile']], [['pricing']], [['auth', 'login']]])(
  'does not open on /%j',
  (path) => {
    expect(opensMultiLogin({ ...visit, path, msSinceLoad: 60_000 })).toBe(false)
  },
)

it('opens on the first navigation away from a quiet page', () => {
  expect(opensMultiLogin({ ...visit, path: ['pricing'], navigated: true })).toBe(false)
  expect(opensMultiLogin({ ...visit, navigated: true, msSinceLoad: 0 })).toBe(true)
})

it('opens once, and only for users with several accounts', () => {
  expect(opensMultiLogin({ ...visit, alreadyShown: true })).toBe(false)
  expect(opensMultiLogin({ ...visit, multiLogin: false })).toBe(false)
})
