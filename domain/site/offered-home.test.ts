import { expect, it } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import type { Home } from '#domain/contract/catalogue.ts'
import { offeredHome } from './offered-home.ts'

const icon = { kind: 'icon' }
const photo = { kind: 'photo' }
const HOME = {
  subjects: [{ items: [icon, photo] }, { items: [photo] }],
  kinds: [
    { kind: 'icon', count: 3 },
    { kind: 'photo', count: 2 },
  ],
  packs: [icon],
  packTotal: 1,
  palette: photo,
  fresh: [photo, icon],
  exclusive: [photo],
  contributors: [{ items: [photo] }],
} as unknown as Home

it('leaves out what is of other kinds, and what is empty without it', () => {
  expect(offeredHome(HOME, ['icon'])).toEqual({
    subjects: [{ items: [icon] }],
    kinds: [{ kind: 'icon', count: 3 }],
    packs: [icon],
    packTotal: 1,
    palette: null,
    fresh: [icon],
    exclusive: [],
    contributors: [],
  })
})

it('is unchanged where every kind is offered', () => {
  expect(offeredHome(HOME, KIND_CODES)).toEqual(HOME)
})
