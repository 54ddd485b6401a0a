import { expect, it } from 'vitest'
import { membersOf } from './members-of.ts'

const ada = { uuid: '7b7c0d8e-6f0a-4b0e-9f4a-0d6a8a6f0b11', name: 'Ada' }
const bob = { uuid: '7b7c0d8e-6f0a-4b0e-9f4a-0d6a8a6f0b12', name: 'Bob' }

it('lists each member once by name, and last those who have left', () => {
  const rows = [{ member: bob }, { member: null }, { member: ada }, { member: bob }]
  expect(membersOf(rows, 'Former members').map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Former members'])
})

it('lists no members of a history that is not split by member', () => {
  expect(membersOf([{}, {}], 'Former members')).toEqual([])
})
