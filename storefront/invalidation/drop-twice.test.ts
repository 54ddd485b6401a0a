import { describe, expect, it } from 'vitest'
import { dropTwice } from './drop-twice.ts'

function dropper() {
  const dropped: string[][] = []
  const timers: (() => void)[] = []
  const state = { fails: false }
  const drop = dropTwice({
    drop: async (tags) => {
      if (state.fails) throw new Error('away')
      dropped.push([...tags])
    },
    onError: () => {},
    after: (_, work) => timers.push(work),
  })
  return { drop, dropped, timers, state }
}

describe('dropTwice', () => {
  it('drops tags at once and together once more', async () => {
    const { drop, dropped, timers } = dropper()
    await drop(['home'])
    await drop(['home', 'item:a'])
    expect(timers).toHaveLength(1)
    timers[0]?.()
    expect(dropped).toEqual([['home'], ['home', 'item:a'], ['home', 'item:a']])
  })

  it('starts over after the second time', async () => {
    const { drop, dropped, timers } = dropper()
    await drop(['home'])
    timers[0]?.()
    await drop(['item:a'])
    timers[1]?.()
    expect(dropped).toEqual([['home'], ['home'], ['item:a'], ['item:a']])
  })

  it('tries the second time again when it fails, and leaves a failure of the first to the caller', async () => {
    const { drop, dropped, timers, state } = dropper()
    await drop(['home'])
    state.fails = true
    timers[0]?.()
    await expect(drop(['item:a'])).rejects.toThrow('away')
    state.fails = false
    timers[1]?.()
    expect(dropped).toEqual([['home'], ['home']])
  })
})
