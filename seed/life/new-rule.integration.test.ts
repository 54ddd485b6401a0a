import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { presentTime } from '#cms/operations/present.ts'
import { drawUpRule, publishRule } from '#cms/operations/royalties/change-rules.ts'
import { computeForecasts } from '#cms/operations/royalties/compute-forecasts.ts'
import { readContributorRoyalties } from '#cms/operations/royalties/read-contributor-royalties.ts'
import { PLAN_ID } from '#cms/testing/purchases.ts'
import { newRuleSchema } from '#domain/contract/console/royalties.ts'
import type { StatementFile } from '#domain/contract/statement-document.ts'
import { FIRST_TERMS } from '#domain/royalties/rule.ts'
import { readStatementFiles } from '#seed/testing/contributor-view.ts'
import { openLife, type TestLife } from '#seed/testing/open-life.ts'
import { playSteps, type Step } from '#seed/testing/play-steps.ts'
import type { LifeAct } from './events.ts'
import type { Maker } from './makers.ts'
import type { LifeStage } from './stage.ts'

const MAKER: Maker = {
  email: 'nora@demo.example',
  name: 'Nora',
  weight: 1,
  price: 4_900,
  works: ['Botanical outlines', 'Seed packets', 'Fjord cabins'],
  method: 'bank',
  treaty: 'DE',
  ending: 'unstated',
}

let life: TestLife

beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

const read = ({ payload, cast: { makers } }: LifeStage) =>
  readContributorRoyalties(payload, makers[0]?.owner ?? { id: '', roles: [] })

/** Finance draws up a version with a larger pool, and publishes it for the first day that the notice allows. */
async function announce(stage: LifeStage): Promise<void> {
  const { payload } = stage
  const [actor] = life.finance
  const form = newRuleSchema.parse({ ...FIRST_TERMS, pool_share: 6_000, reason: 'More for contributors' })
  expect(await drawUpRule(payload, { actor, form })).toMatchObject({ ok: true })
  const [row] = await sql<{ id: number }>(payload)`select max(id) as id from royalty_rules`
  const publish = (day: string) =>
    publishRule(payload, {
      actor,
      rule: row?.id ?? 0,
      form: { in_force_from: day, reason: 'Agreed' },
      now: presentTime(),
    })
  expect(await publish('2026-08-09')).toMatchObject({ code: 'royalty-notice-too-short' })
  expect(await publish('2026-08-10')).toMatchObject({ ok: true })
  await computeForecasts(payload, presentTime())
  expect(await read(stage)).toMatchObject({
    in_force: { version: 1, pool_share: 50 },
    announced: [
      {
        version: 2,
        pool_share: 60,
        in_force_from: '2026-08-10T00:00:00.000Z',
        forecast: [{ month: '2026-06', currency: 'USD', paid: '9.70', forecast: '11.64' }],
      },
    ],
  })
}

const versionIs = (version: number) => async (stage: LifeStage) => {
  expect((await read(stage))?.in_force).toMatchObject({ version })
}

const ORDER = { buyer: 0, order: '0-1' } as const
const download = (work: number): LifeAct => ({ act: 'download', buyer: 0, work: { maker: 0, work } })

/** A subscriber of 19.99 dollars, less 0.59 of fees, by calendar months. */
const STEPS: readonly Step[] = [
  { at: '2026-05-31T23:00:00Z', act: { act: 'join', buyer: 0 } },
  { at: '2026-05-31T23:30:00Z', act: { act: 'subscribe', ...ORDER, plan: PLAN_ID, period: 'month' } },
  { at: '2026-06-01T00:00:00Z', act: { act: 'pay', ...ORDER } },
  { at: '2026-06-10T12:00:00Z', act: download(0) },
  { at: '2026-07-01T00:01:00Z', act: { act: 'renew', ...ORDER } },
  { at: '2026-07-02T09:00:00Z', act: { act: 'work' } },
  { at: '2026-07-10T12:00:00Z', act: { act: 'work' }, check: announce },
  { at: '2026-08-01T00:01:00Z', act: { act: 'renew', ...ORDER } },
  { at: '2026-08-09T23:59:59Z', act: download(1), check: versionIs(1) },
  { at: '2026-08-10T00:00:00Z', act: download(2), check: versionIs(2) },
  {
    at: '2026-09-02T09:00:00Z',
    act: { act: 'work' },
    check: async (stage) => {
      expect((await read(stage))?.announced).toEqual([])
      const files = await readStatementFiles(stage.payload, stage.cast.makers[0]?.owner.id ?? '')
      const lines = files.map(({ month, text }) => [
        month,
        (JSON.parse(text) as StatementFile).lines.map(({ line }) => [
          line.date,
          line.rule,
          line.share,
          line.amount,
        ]),
      ])
      // Of 19.40, half of the part of one download and 60 % of that of the other: 10.67.
      expect(lines).toEqual([
        [
          '2026-08',
          [
            ['2026-08-09', 1, 5_000, '485'],
            ['2026-08-10', 2, 6_000, '582'],
          ],
        ],
        ['2026-06', [['2026-06-10', 1, 5_000, '970']]],
      ])
    },
  },
]

test('a new version is announced with what it would have paid, and prices downloads from its day on', {
  timeout: 180_000,
}, async () => {
  expect([...(await playSteps(life, MAKER, STEPS))]).toEqual([])
})
