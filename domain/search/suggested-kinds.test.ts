import { expect, it } from 'vitest'
import { suggestedKinds } from './suggested-kinds.ts'

it('is the searched kind, else the kinds that the words name, else no limit', () => {
  expect(suggestedKinds(['icon'], { kind: 'photo' })).toEqual(['photo'])
  expect(suggestedKinds(['icon'], { kind: null })).toEqual(['icon'])
  expect(suggestedKinds([], { kind: null })).toBe('any')
  expect(suggestedKinds([], { kind: null, offered: null })).toBe('any')
})

it('is limited to the kinds that the site offers', () => {
  const offered = ['icon', 'photo'] as const
  expect(suggestedKinds([], { kind: null, offered })).toEqual(offered)
  expect(suggestedKinds(['photo', 'lottie'], { kind: null, offered })).toEqual(['photo'])
  expect(suggestedKinds([], { kind: 'photo', offered })).toEqual(['photo'])
})

it('is none for kinds that the site does not offer', () => {
  expect(suggestedKinds([], { kind: 'lottie', offered: ['icon'] })).toBe('none')
  expect(suggestedKinds(['lottie'], { kind: null, offered: ['icon'] })).toBe('none')
})
