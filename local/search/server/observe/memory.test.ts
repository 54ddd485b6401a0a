import { expect, test } from 'vitest'
import { watchMemory } from './memory.ts'

const MB = 1024 * 1024

test.each([
  [99, true],
  [100, true],
  [101, false],
])('with %i of 100 MB in use records can be added: %s', (used, room) => {
  const memory = watchMemory(100, () => used * MB)
  expect(memory.requireRoom().ok).toBe(room)
  expect(memory.isFull()).toBe(!room)
})

test('the refusal states the memory in use', () => {
  expect(watchMemory(100, () => 150 * MB).requireRoom()).toMatchObject({
    status: 507,
    message: expect.stringContaining('150 MB of the 100 MB'),
  })
})
