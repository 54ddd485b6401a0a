import { expect, it } from 'vitest'
import { VISIBILITIES, VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import { becamePublic, changeToTell, type NoticedAsset } from './asset-change.ts'

const asset = (visibility: NoticedAsset['visibility'], licence: number | null = 1): NoticedAsset => ({
  visibility,
  licence,
})

it('tells followers when something can be seen that could not, and only then', () => {
  expect(becamePublic(null, asset('published'))).toBe(true)
  expect(becamePublic(null, asset('draft'))).toBe(false)
  for (const from of VISIBILITY_CODES) {
    for (const to of VISIBILITIES[from].next)
      expect(becamePublic(asset(from), asset(to)), `${from} to ${to}`).toBe(to === 'published')
    expect(becamePublic(asset(from), asset(from)), from).toBe(false)
  }
})

it('tells those who downloaded it when it goes, and not while it only rests', () => {
  expect(changeToTell(asset('published'), asset('retired'))).toBe('retired')
  expect(changeToTell(asset('retired'), asset('removed'))).toBe('removed')
  expect(changeToTell(asset('published'), asset('resting'))).toBeNull()
  expect(changeToTell(asset('retired'), asset('retired'))).toBeNull()
})

it('tells them when its licence is another one, once it had one', () => {
  expect(changeToTell(asset('published', 1), asset('published', 2))).toBe('licence')
  expect(changeToTell(asset('published', 1), asset('published', 1))).toBeNull()
  expect(changeToTell(asset('draft', null), asset('draft', 2))).toBeNull()
  expect(changeToTell(null, asset('published', 2))).toBeNull()
})

it('says that it is gone rather than that its licence changed with it', () => {
  expect(changeToTell(asset('published', 1), asset('removed', 2))).toBe('removed')
})
