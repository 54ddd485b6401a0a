import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue with a clock that only the work advances. */
function timedTurns() {
  let time = 0
  const order: string[] = []
  const turns = createFairQueue(() => time)
  const run = (caller: string, name: string, ms: number) =>
    turns.run(caller, () => {
      order.push(name)
      time += ms
    })
  return { run, order }
}

test('alternates between callers whose pieces take equally long', async () => {
  const { run, order } = timedTurns()
  const pieces = [0, 1, 2, 3].map((at) => run('many', `many ${at}`, 10))
  await Promise.all([...pieces, run('one', 'one 0', 10), run('one', 'one 1', 10)])
  // The first piece starts at once, before the second caller submits one.
  expect(order).toEqual(['many 0', 'one 0', 'many 1', 'one 1', 'many 2', 'many 3'])
})

test('runs all short pieces of a request before the next long piece of another caller', async () => {
  const { run, order } = timedTurns()
  const long = [0, 1, 2].map((at) => run('long', `long ${at}`, 200))
  const request = async () => {
    await run('short', 'read', 1)
    await run('short', 'search', 20)
    await run('short', 'answer', 1)
  }
  await Promise.all([...long, request()])
  expect(order).toEqual(['long 0', 'read', 'search', 'answer', 'long 1', 'long 2'])
})

test('gives a caller no credit for idle time', async () => {
  const { run, order } = timedTurns()
  const busy = Array.from({ length: 6 }, (_, at) => run('busy', `busy ${at}`, 10))
  await run('late', 'early visit', 1)
  await busy[3]
  const late = [0, 1, 2, 3].map((at) => run('late', `late ${at}`, 10))
  await Promise.all([...busy, ...late])
  expect(order.indexOf('busy 5')).toBeLessThan(order.indexOf('late 3'))
})

test('handles network events between two pieces of one caller', async () => {
  const turns = createFairQueue()
  const order: string[] = []
  const pieces = [0, 1, 2].map((at) => turns.run('a', () => void order.push(`a ${at}`)))
  setImmediate(() => void turns.run('b', () => void order.push('b')))
  await Promise.all(pieces)
  expect(order.indexOf('b')).toBeLessThan(order.indexOf('a 2'))
})

test('passes on a result or an error, after which the next piece runs', async () => {
  const turns = createFairQueue()
  const failing = turns.run('a', () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await turns.run('a', () => 5)).toBe(5)
})
