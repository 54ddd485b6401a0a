import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatDuration } from './duration.ts'
import { createProgress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function capture(isTTY: boolean) {
  const written: string[] = []
  const progress = createProgress({ isTTY, columns: 60, write: (text: string) => written.push(text) })
  return { progress, text: () => written.join('') }
}

const lasting = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))

test.each([
  [999, ''],
  [1_000, '  … Building  1.0 s\n  ✓ Building  1.0 s\n'],
  [1_001, '  … Building  1.0 s\n  ✓ Building  1.0 s\n'],
])('a step of %i ms prints %j', async (ms, expected) => {
  const { progress, text } = capture(false)
  const step = progress.step('Building', lasting(ms))
  await vi.advanceTimersByTimeAsync(ms)
  await step
  expect(text()).toBe(expected)
})

test('a long step without a terminal reports its progress every half minute', async () => {
  const { progress, text } = capture(false)
  const step = progress.step('Loading', (say) => {
    say('2,000 of 6,000')
    return lasting(65_000)()
  })
  await vi.advanceTimersByTimeAsync(65_000)
  await step
  expect(text().match(/… Loading/g)).toHaveLength(3)
  expect(text()).toContain('… Loading  30 s  2,000 of 6,000')
})

test('steps that run at the same time share one line no wider than the terminal', async () => {
  const { progress, text } = capture(true)
  const steps = [
    progress.step('Building the CMS', lasting(3_000)),
    progress.step('Loading the catalogue', lasting(3_000)),
  ]
  await vi.advanceTimersByTimeAsync(2_500)
  const last = text().split('\r\x1b[2K').at(-1) ?? ''
  expect(last).toContain('Building the CMS  2.5 s')
  expect(last).not.toContain('\n')
  expect(last.length).toBeLessThanOrEqual(60)
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all(steps)
  progress.end()
})

test('a failing step rethrows its error and prints no tick', async () => {
  const { progress, text } = capture(false)
  const step = progress.step('Building', async () => {
    await lasting(2_000)()
    throw new Error('no')
  })
  const outcome = expect(step).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(2_000)
  await outcome
  expect(text()).not.toContain('✓')
})

test.each([
  [400, '0.4 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [60_000, '1 min 0 s'],
  [151_000, '2 min 31 s'],
])('%i ms is formatted as %s', (ms, spoken) => {
  expect(formatDuration(ms)).toBe(spoken)
})
