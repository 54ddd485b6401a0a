import { describe, expect, it, vi } from 'vitest'
import { createWithheld } from './withheld.ts'

const [ONE, OTHER] = ['a'.repeat(64), 'b'.repeat(64)]

function setUp() {
  let time = 0
  const query = vi.fn(async () => ({ rows: [{ sha256: ONE }] }))
  const isWithheld = createWithheld({ query } as never, () => time)
  return {
    query,
    isWithheld,
    wait: (ms: number) => {
      time += ms
    },
  }
}

describe('the withheld files', () => {
  it('are read once for many requests at the same time, and again after two seconds', async () => {
    const { query, isWithheld, wait } = setUp()
    expect(await Promise.all([ONE, OTHER, ONE].map(isWithheld))).toEqual([true, false, true])
    wait(1_999)
    await isWithheld(ONE)
    expect(query).toHaveBeenCalledTimes(1)
    wait(1)
    query.mockResolvedValueOnce({ rows: [{ sha256: OTHER }] })
    expect(await isWithheld(ONE)).toBe(false)
    expect(query).toHaveBeenCalledTimes(2)
  })

  it('stay those of the last answer while the database does not answer', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { query, isWithheld, wait } = setUp()
    await isWithheld(ONE)
    wait(2_000)
    query.mockRejectedValueOnce(new Error('away'))
    expect(await isWithheld(ONE)).toBe(true)
    expect(log).toHaveBeenCalledOnce()
  })

  it('are unknown before the first answer: the request fails', async () => {
    const { query, isWithheld } = setUp()
    query.mockRejectedValueOnce(new Error('away'))
    await expect(isWithheld(ONE)).rejects.toThrow('away')
    expect(await isWithheld(ONE)).toBe(true)
  })
})
