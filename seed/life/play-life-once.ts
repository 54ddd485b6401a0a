import type pg from 'pg'
import { recordLoad, wasLoaded } from '../load/runs.ts'
import { MAKERS } from './makers.ts'
import { planLife, type SoldPlan } from './plan.ts'

/** Marks a whole play as done. */
const RUN = 'life-1'
const MONTHS = 6
const BUYERS_PER_MONTH = 12
/** Plans of the seed: Individual by month and by year, Icons Only, and All Access. */
const SOLD: readonly [SoldPlan, ...SoldPlan[]] = [
  { plan: 24, period: 'month' },
  { plan: 24, period: 'month' },
  { plan: 24, period: 'year' },
  { plan: 47, period: 'month' },
]

/**
 * Plays some months of the marketplace, once, so that the desks of finance and of contributors have something to show;
 * nothing unless `MOTIF_DEMO_SUBMISSIONS=on`. Needs the demo accounts. A play that was cut continues.
 */
export async function playLifeOnce(client: pg.ClientBase, wanted: string | undefined): Promise<void> {
  if (wanted !== 'on' || (await wasLoaded(client, RUN))) return
  const started = performance.now()
  const [{ openPayload }, { readHolder }, { playLife }, { findRun, finishRun, openRun }] = await Promise.all([
    import('#cms/operations/open-payload.ts'),
    import('../demonstration/cast.ts'),
    import('./play-life.ts'),
    import('./run.ts'),
  ])
  const payload = await openPayload()
  const begun = await findRun(payload, RUN)
  if (begun === null ? !(await isFresh(client)) : await hasClosedDays(client)) {
    if (begun !== null) await finishRun(payload, begun)
    await recordLoad(client, RUN, { loaded: begun?.played ?? 0, refused: 0 })
    return console.log('Left the demonstration months as they are: the site was in use meanwhile.')
  }
  const run = begun ?? (await openRun(payload, RUN, Date.now()))
  const events = planLife({
    seed: 20,
    until: run.until,
    months: MONTHS,
    buyersPerMonth: BUYERS_PER_MONTH,
    makers: MAKERS,
    plans: SOLD,
  })
  const refused = await playLife(payload, {
    run,
    events,
    makers: MAKERS,
    finance: [await readHolder(payload, 'finance@motif.test'), await readHolder(payload, 'admin@motif.test')],
    publicUrl: process.env.PUBLIC_URL ?? '',
  })
  const left = [...refused.values()].reduce((sum, count) => sum + count, 0)
  await recordLoad(client, RUN, { loaded: events.length, refused: left })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Played ${events.length} events of ${MONTHS} demonstration months in ${seconds} s.`)
}

/** Whether there is no order: the months before the present are empty, and their ledger can be written. */
async function isFresh(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from orders union all select 1 from ledger_transactions limit 1',
  )
  return rowCount === 0
}

/** Whether the worker has closed days of the ledger: the rest of a play that was cut cannot be posted any more. */
async function hasClosedDays(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from ledger_days limit 1')
  return rowCount !== 0
}
