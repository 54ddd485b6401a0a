import { expect, it } from 'vitest'
import { turned } from './turned.ts'

const at = (followed_by_user: boolean, followers_count: number) => ({ followed_by_user, followers_count })

it('counts the person in and out', () => {
  expect(turned(at(false, 7), true)).toEqual(at(true, 8))
  expect(turned(at(true, 8), false)).toEqual(at(false, 7))
})

it('counts nobody twice, whatever is clicked', () => {
  expect(turned(at(true, 8), true)).toEqual(at(true, 8))
  expect(turned(at(false, 7), false)).toEqual(at(false, 7))
})

it('never shows fewer than nobody, even where a count was kept for too long', () => {
  expect(turned(at(true, 0), false)).toEqual(at(false, 0))
})
