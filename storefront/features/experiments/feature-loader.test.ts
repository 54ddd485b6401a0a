import { expect, it, vi } from 'vitest'
import { FEATURES_DEBOUNCE_MS, featureLoader } from './feature-loader.ts'

function opened() {
  const clock = { ms: 0 }
  const answers: PromiseWithResolvers<string>[] = []
  const report = vi.fn()
  const load = featureLoader({
    ask: () => {
      const answer = Promise.withResolvers<string>()
      answers.push(answer)
      return answer.promise
    },
    report,
    now: () => clock.ms,
  })
  return { clock, answers, report, load }
}

it('sends one request for all loads within two seconds', async () => {
  const { clock, answers, load } = opened()
  const first = load()
  answers[0]?.resolve('features')
  expect(await first).toBe('features')
  clock.ms = FEATURES_DEBOUNCE_MS - 1
  expect(await load()).toBe('features')
  expect(answers).toHaveLength(1)
  clock.ms = FEATURES_DEBOUNCE_MS
  void load()
  expect(answers).toHaveLength(2)
})

it('sends no second request while one is under way, however long it takes', async () => {
  const { clock, answers, load } = opened()
  const first = load()
  clock.ms = 10 * FEATURES_DEBOUNCE_MS
  const second = load()
  expect(answers).toHaveLength(1)
  answers[0]?.resolve('late')
  expect([await first, await second]).toEqual(['late', 'late'])
})

it('has null after a failure, which it reports, and asks again later', async () => {
  const { clock, answers, report, load } = opened()
  const first = load()
  answers[0]?.reject(new Error('away'))
  expect(await first).toBeNull()
  expect(report).toHaveBeenCalledOnce()
  clock.ms = FEATURES_DEBOUNCE_MS
  const again = load()
  answers[1]?.resolve('features')
  expect(await again).toBe('features')
})
