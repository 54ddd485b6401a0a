import { expect, it } from 'vitest'
import { applyFollow } from './toggle-follow.ts'

const at = (followed_by_user: boolean, followers_count: number) => ({ followed_by_user, followers_count })

it('counts the person in and out', () => {
  expect(applyFollow(at(false, 7), true)).toEqual(at(true, 8))
  expect(applyFollow(at(true, 8), false)).toEqual(at(false, 7))
})

it('counts nobody twice, whatever is clicked', () => {
  expect(applyFollow(at(true, 8), true)).toEqual(at(true, 8))
  expect(applyFollow(at(false, 7), false)).toEqual(at(false, 7))
})

it('never shows fewer than nobody, even where a count was kept for too long', () => {
  expect(applyFollow(at(true, 0), false)).toEqual(at(false, 0))
})
