import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCountdown } from '#storefront/ui/toast/countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('ends after its time and not before', () => {
  const end = vi.fn()
  createCountdown(5_000, end).go()
  vi.advanceTimersByTime(4_999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})

it('keeps its remaining time while it is paused', () => {
  const end = vi.fn()
  const countdown = createCountdown(5_000, end)
  countdown.go()
  vi.advanceTimersByTime(3_000)
  countdown.pause()
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
  countdown.go()
  vi.advanceTimersByTime(1_999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})

it('ends once, however often it is resumed', () => {
  const end = vi.fn()
  const countdown = createCountdown(1_000, end)
  countdown.go()
  countdown.go()
  vi.advanceTimersByTime(2_000)
  expect(end).toHaveBeenCalledOnce()
})
