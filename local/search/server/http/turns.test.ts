import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('alternates between callers, however much one of them asks for', async () => {
  const turns = createTurns()
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  const first = Array.from({ length: 4 }, (_, at) => turns.run('many', note(`many ${at}`)))
  const second = [turns.run('one', note('one 0')), turns.run('one', note('one 1'))]
  await Promise.all([...first, ...second])
  // The first piece begins at once, before anybody else asks.
  expect(order).toEqual(['many 0', 'many 1', 'one 0', 'many 2', 'one 1', 'many 3'])
})

test('handles what came meanwhile between two pieces of one caller', async () => {
  const turns = createTurns()
  const order: string[] = []
  const pieces = [0, 1, 2].map((at) => turns.run('a', () => void order.push(`a ${at}`)))
  setImmediate(() => void turns.run('b', () => void order.push('b')))
  await Promise.all(pieces)
  expect(order.indexOf('b')).toBeLessThan(order.indexOf('a 2'))
})

test('passes a result on, and an error, after which the next piece is carried out', async () => {
  const turns = createTurns()
  const failing = turns.run('a', () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await turns.run('a', () => 5)).toBe(5)
})
