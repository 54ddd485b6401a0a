import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPublishedMonths } from '#cms/operations/statements/read-statements.ts'
import { marketFaults } from '#cms/testing/market-invariants.ts'
import { PLAN_ID } from '#cms/testing/purchases.ts'
import { openLife, type TestLife } from '#seed/testing/open-life.ts'
import { MAKERS } from './makers.ts'
import { planLife } from './plan.ts'
import { playLife } from './play-life.ts'
import { findRun, openRun } from './run.ts'

const MONTHS = 5
const UNTIL = Date.parse('2026-11-27T09:00:00Z')
const SEED = Number(process.env.LIFE_SEED ?? Date.now() % 1_000_000_007)

let life: TestLife

beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

const events = () =>
  planLife({
    seed: SEED,
    until: UNTIL,
    months: MONTHS,
    buyersPerMonth: 5,
    makers: MAKERS,
    plans: [
      { plan: PLAN_ID, period: 'month' },
      { plan: PLAN_ID, period: 'year' },
    ],
  })

class Cut extends Error {}

describe('some months of the marketplace', { timeout: 300_000 }, () => {
  test(`keep every invariant with random faults, and while the play is cut (LIFE_SEED=${SEED})`, async () => {
    const { payload, finance } = life
    const play = {
      events: events(),
      makers: MAKERS,
      finance,
      publicUrl: 'http://localhost:5500',
      failing: 0.1,
      faultSeed: SEED,
    }
    await openRun(payload, 'test', UNTIL)
    let cuts = 0
    for (let isDone = false; !isDone; ) {
      const run = await findRun(payload, 'test')
      if (run === null) throw new Error('the run is gone')
      isDone = await playLife(payload, {
        ...play,
        run,
        afterEvent: async (played, { gateway }) => {
          if (played % 60 !== 0) return
          gateway.failing = 0
          expect(await marketFaults(payload), `LIFE_SEED=${SEED} after ${played} events`).toEqual([])
          gateway.failing = 0.1
          if (played % 240 !== 0) return
          cuts += 1
          throw new Cut()
        },
      }).then(
        () => true,
        (error) => {
          if (error instanceof Cut) return false
          throw error
        },
      )
    }
    expect(cuts).toBeGreaterThan(0)
    const months = await readPublishedMonths(payload)
    expect(months.length, 'each month that ended has its statements').toBe(MONTHS)
    for (const { conservation } of months)
      for (const { difference, currency } of conservation) expect(difference, currency).toBe('0')
    expect(await marketFaults(payload)).toEqual([])
  })
})
