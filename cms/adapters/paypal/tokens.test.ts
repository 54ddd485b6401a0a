import { describe, expect, it } from 'vitest'
import { openTokens } from './tokens.ts'

function counted(seconds = 3_600) {
  let count = 0
  let now = 0
  const tokens = openTokens(
    async () => {
      count += 1
      await new Promise((resolve) => setImmediate(resolve))
      return { token: `token-${count}`, seconds }
    },
    () => now,
  )
  return { tokens, count: () => count, wait: (ms: number) => (now += ms) }
}

describe('the access token', () => {
  it('is requested once for calls that come together', async () => {
    const { tokens, count } = counted()
    const got = await Promise.all([tokens.current(), tokens.current(), tokens.current()])
    expect(new Set(got)).toEqual(new Set(['token-1']))
    expect(count()).toBe(1)
  })

  it('is requested again in its last minute, and not before', async () => {
    const { tokens, wait } = counted(3_600)
    await tokens.current()
    wait(3_539_999)
    expect(await tokens.current()).toBe('token-1')
    wait(1)
    expect(await tokens.current()).toBe('token-2')
  })

  it('is requested again after it was refused, once for all calls that had it', async () => {
    const { tokens, count } = counted()
    const refused = await tokens.current()
    tokens.drop(refused)
    expect(await tokens.current()).toBe('token-2')
    tokens.drop(refused)
    expect(await tokens.current()).toBe('token-2')
    expect(count()).toBe(2)
  })

  it('is requested again after a request failed', async () => {
    let fails = true
    const tokens = openTokens(async () => {
      if (fails) throw new Error('unavailable')
      return { token: 'token', seconds: 60 * 60 }
    })
    await expect(tokens.current()).rejects.toThrow('unavailable')
    fails = false
    expect(await tokens.current()).toBe('token')
  })
})
