import { describe, expect, it } from 'vitest'
import { createSingleFlight } from '#cms/files/single-flight.ts'

describe('single flight', () => {
  it('runs the work once for concurrent callers', async () => {
    const flights = createSingleFlight<number>()
    let runs = 0
    const work = async () => {
      await Promise.resolve()
      runs += 1
      return runs
    }
    const both = [flights.run('a', work), flights.run('a', work)]
    expect(flights.size()).toBe(1)
    expect(await Promise.all(both)).toEqual([1, 1])
    expect(flights.size()).toBe(0)
  })

  it('runs the work again after it has finished or failed', async () => {
    const flights = createSingleFlight<string>()
    await expect(flights.run('a', () => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(await flights.run('a', async () => 'fine')).toBe('fine')
  })

  it('runs the work of each key separately', async () => {
    const flights = createSingleFlight<string>()
    const answers = await Promise.all([flights.run('a', async () => 'A'), flights.run('b', async () => 'B')])
    expect(answers).toEqual(['A', 'B'])
  })
})
