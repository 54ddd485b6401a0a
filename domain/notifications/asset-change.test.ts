import { expect, it } from 'vitest'
import { VISIBILITIES, VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import { becamePublic, changeToNotify, type NotifiableAsset } from './asset-change.ts'

const asset = (visibility: NotifiableAsset['visibility'], licence: number | null = 1): NotifiableAsset => ({
  visibility,
  licence,
})

it('notifies followers when an asset becomes public, and only then', () => {
  expect(becamePublic(null, asset('published'))).toBe(true)
  expect(becamePublic(null, asset('draft'))).toBe(false)
  for (const from of VISIBILITY_CODES) {
    for (const to of VISIBILITIES[from].next)
      expect(becamePublic(asset(from), asset(to)), `${from} to ${to}`).toBe(to === 'published')
    expect(becamePublic(asset(from), asset(from)), from).toBe(false)
  }
})

it('notifies downloaders when an asset is withdrawn, and not when it is resting', () => {
  expect(changeToNotify(asset('published'), asset('retired'))).toBe('retired')
  expect(changeToNotify(asset('retired'), asset('removed'))).toBe('removed')
  expect(changeToNotify(asset('published'), asset('resting'))).toBeNull()
  expect(changeToNotify(asset('retired'), asset('retired'))).toBeNull()
})

it('notifies downloaders when its licence is replaced by another one', () => {
  expect(changeToNotify(asset('published', 1), asset('published', 2))).toBe('licence')
  expect(changeToNotify(asset('published', 1), asset('published', 1))).toBeNull()
  expect(changeToNotify(asset('draft', null), asset('draft', 2))).toBeNull()
  expect(changeToNotify(null, asset('published', 2))).toBeNull()
})

it('reports the withdrawal rather than a licence change at the same time', () => {
  expect(changeToNotify(asset('published', 1), asset('removed', 2))).toBe('removed')
})
