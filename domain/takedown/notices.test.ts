import { expect, it, test } from 'vitest'
import { namedWorks, noticesOf } from './notices.ts'
import { TAKEDOWN_EDGES } from './transitions.ts'

it('tells a contributor of a rejected claim only where their works were hidden', () => {
  expect(noticesOf('takedown.reject', 'confirmed')).toEqual({ claimant: 'claim-rejected', contributor: null })
  expect(noticesOf('takedown.reject', 'heard')).toEqual({
    claimant: 'claim-rejected',
    contributor: 'work-returned',
  })
})

it('announces every command that hides, removes or releases works to their contributor', () => {
  const silent = TAKEDOWN_EDGES.filter(({ command, from }) => noticesOf(command, from).contributor === null)
  expect([...new Set(silent.map(({ command, from }) => `${command} ${from}`))]).toEqual([
    'takedown.confirm received',
    'takedown.answer hearing',
    'takedown.lapse hearing',
    'takedown.reject confirmed',
    'takedown.withdraw confirmed',
    'takedown.counter-claim upheld',
    'takedown.close upheld',
  ])
})

test.each([
  [['Heart'], 'Heart'],
  [['Heart', 'Bird', 'Star'], 'Heart, Bird, Star'],
  [['Heart', 'Bird', 'Star', 'Leaf'], 'Heart, Bird, Star, +1'],
])('the works %j are named %s', (titles, named) => {
  expect(namedWorks(titles)).toBe(named)
})
