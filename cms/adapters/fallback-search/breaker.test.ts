import { beforeEach, describe, expect, it } from 'vitest'
import { type Breaker, CircuitOpen, createBreaker } from './breaker.ts'

let now: number
let breaker: Breaker
let calls: number

beforeEach(() => {
  now = 0
  calls = 0
  breaker = createBreaker({ failures: 3, openMs: 1000, now: () => now })
})

const answers = () => breaker.run(async () => ++calls)
const fails = () =>
  breaker
    .run(async () => {
      calls += 1
      throw new Error('away')
    })
    .catch((error: Error) => error.name)

async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await fails()
}

describe('the circuit breaker', () => {
  it('stays closed below the limit of consecutive failures', async () => {
    await fail(2)
    await answers()
    await fail(2)
    expect(await answers()).toBe(6)
  })

  it('opens at the limit of consecutive failures', async () => {
    await fail(3)
    await expect(answers()).rejects.toThrow(CircuitOpen)
    expect(calls).toBe(3)
  })

  it('lets a call through exactly when the open time has passed', async () => {
    await fail(3)
    now = 999
    await expect(answers()).rejects.toThrow(CircuitOpen)
    now = 1000
    expect(await answers()).toBe(4)
    expect(await answers()).toBe(5)
  })

  it('opens again when the trial call fails', async () => {
    await fail(3)
    now = 1000
    expect(await fails()).toBe('Error')
    now = 1999
    expect(await fails()).toBe('CircuitOpen')
    expect(calls).toBe(4)
  })

  it('lets one trial call through at a time', async () => {
    await fail(3)
    now = 1000
    let settle = () => {}
    const slow = breaker.run(() => new Promise<void>((resolve) => (settle = resolve)))
    await expect(answers()).rejects.toThrow(CircuitOpen)
    settle()
    await slow
    expect(await answers()).toBe(4)
  })
})
