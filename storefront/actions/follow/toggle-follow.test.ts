import { expect, it } from 'vitest'
import { applyFollow } from './toggle-follow.ts'

const at = (followed_by_user: boolean, followers_count: number) => ({ followed_by_user, followers_count })

it('counts the user in and out', () => {
  expect(applyFollow(at(false, 7), true)).toEqual(at(true, 8))
  expect(applyFollow(at(true, 8), false)).toEqual(at(false, 7))
})

it('counts a user once, however often the button is clicked', () => {
  expect(applyFollow(at(true, 8), true)).toEqual(at(true, 8))
  expect(applyFollow(at(false, 7), false)).toEqual(at(false, 7))
})

it('never shows a negative count, even when the cached count is old', () => {
  expect(applyFollow(at(true, 0), false)).toEqual(at(false, 0))
})
