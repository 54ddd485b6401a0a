import { expect, it } from 'vitest'
import { accept, refuse } from '#domain/errors/catalogue.ts'
import { planZip } from './plan-zip.ts'

const asset = (title: string, bytes = 1) => ({ title, bytes, decision: accept(true) })
const titles = (assets: readonly { readonly title: string }[]) => assets.map(({ title }) => title)
const wide = { assets: 9, bytes: 99 }

it('leaves out assets that the user may not download, with the reason', () => {
  const plan = planZip(
    [
      { ...asset('a'), decision: refuse('download-not-free') },
      { ...asset('b'), decision: refuse('gone') },
      asset('c'),
    ],
    wide,
  )
  expect(titles(plan.assets)).toEqual(['c'])
  expect(plan.leftOut).toEqual([
    { title: 'a', reason: 'not-free' },
    { title: 'b', reason: 'not-offered' },
  ])
})

it.each([
  [1, ['a', 'b']],
  [2, ['a', 'b']],
  [3, ['a', 'b', 'c']],
])('includes as many as fit: with room for %i', (assets, taken) => {
  const plan = planZip(
    ['a', 'b', 'c'].map((title) => asset(title)),
    { ...wide, assets },
  )
  expect(titles(plan.assets)).toEqual(taken.slice(0, assets))
  expect(plan.leftOut.every(({ reason }) => reason === 'too-many')).toBe(true)
})

it('counts bytes exactly, and includes a smaller asset after one that is too large', () => {
  const plan = planZip([asset('a', 6), asset('b', 5), asset('c', 4), asset('d', 1)], { ...wide, bytes: 10 })
  expect([titles(plan.assets), plan.bytes]).toEqual([['a', 'c'], 10])
  expect(plan.leftOut).toEqual([
    { title: 'b', reason: 'too-large' },
    { title: 'd', reason: 'too-large' },
  ])
})
