import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReceipt } from '#cms/operations/cashouts/read-receipt.ts'
import { presentTime } from '#cms/operations/present.ts'
import { digestOf } from '#cms/operations/statements/digest.ts'
import { readPublishedMonths } from '#cms/operations/statements/read-statements.ts'
import { marketFaults } from '#cms/testing/market-invariants.ts'
import { PLAN_ID } from '#cms/testing/purchases.ts'
import type { StatementFile } from '#domain/contract/statement-document.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { verifyStatement } from '#domain/statements/verify.ts'
import { readMoney, readStatementFiles } from '#seed/testing/contributor-view.ts'
import { openLife, type TestLife } from '#seed/testing/open-life.ts'
import { playSteps, type Step } from '#seed/testing/play-steps.ts'
import type { Maker } from './makers.ts'
import type { LifeStage } from './stage.ts'

/** Works of 2,500.00 dollars each: a sale earns 60 % after the fee of the gateway, 0.59. */
const MAKER: Maker = {
  email: 'ivo@demo.example',
  name: 'Ivo',
  weight: 1,
  price: 250_000,
  works: ['City at dawn', 'Night train', 'Rope knots'],
  method: 'bank',
  treaty: 'DE',
  ending: 'paid-large',
}
const EARNED = 149_964

let life: TestLife

beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

const userOf = ({ cast }: LifeStage) => cast.makers[0]?.owner.id ?? ''
const money = (stage: LifeStage) => readMoney(stage.payload, userOf(stage))

/** Pending, available, on hold and paid. */
const balanceIs =
  (...expected: readonly [number, number, number, number]) =>
  async (stage: LifeStage) =>
    expect((await money(stage)).sums, new Date(presentTime()).toISOString()).toEqual(expected)

/** The step was refused with this code, and moved no money. */
function refusedWith(code: ErrorCode, ...expected: readonly [number, number, number, number]) {
  return async (stage: LifeStage) => {
    expect([...stage.refused.keys()]).toContain(code)
    stage.refused.delete(code)
    await balanceIs(...expected)(stage)
  }
}

const stateIs = (state: string) => async (stage: LifeStage) => {
  expect((await money(stage)).cashout?.state).toBe(state)
}

/** The statements of the contributor, each verified from its file alone under the root that visitors read. */
async function verifiedStatements(stage: LifeStage): Promise<readonly StatementFile[]> {
  const roots = new Map((await readPublishedMonths(stage.payload)).map(({ month, root }) => [month, root]))
  const files = await readStatementFiles(stage.payload, userOf(stage))
  for (const { month, text } of files) {
    const root = roots.get(month) ?? 'none'
    expect((await verifyStatement(text, { digest: digestOf, root })).findings, month).toEqual([])
  }
  return files.map(({ text }) => JSON.parse(text) as StatementFile)
}

const SALE = { buyer: 0, order: '0-1' } as const
const SECOND = { buyer: 0, order: '0-2' } as const
const of = { maker: 0 } as const
const work = { act: 'work' } as const

/** A sale of June is paid in July. */
const FIRST_PAYOUT: readonly Step[] = [
  { at: '2026-06-03T08:00:00Z', act: { act: 'join', buyer: 0 } },
  { at: '2026-06-03T08:10:00Z', act: { act: 'join', buyer: 1 } },
  {
    at: '2026-06-03T08:20:00Z',
    act: { act: 'subscribe', buyer: 1, order: '1-1', plan: PLAN_ID, period: 'month' },
  },
  { at: '2026-06-03T08:21:00Z', act: { act: 'pay', buyer: 1, order: '1-1' } },
  { at: '2026-06-03T09:00:00Z', act: { act: 'buy', ...SALE, works: [{ ...of, work: 0 }] } },
  { at: '2026-06-03T09:01:00Z', act: { act: 'pay', ...SALE }, check: balanceIs(EARNED, 0, 0, 0) },
  { at: '2026-06-05T09:00:00Z', act: { act: 'state-details', ...of } },
  { at: '2026-06-06T09:00:00Z', act: { act: 'decide-details', ...of } },
  {
    at: '2026-06-10T09:00:00Z',
    act: { act: 'request-cashout', ...of },
    check: refusedWith('cashout-below-minimum', EARNED, 0, 0, 0),
  },
  // The holding period of 30 days ends on 3 July.
  { at: '2026-07-03T09:00:00Z', act: work, check: balanceIs(EARNED, 0, 0, 0) },
  { at: '2026-07-03T09:02:00Z', act: work, check: balanceIs(0, EARNED, 0, 0) },
  {
    at: '2026-07-18T09:00:00Z',
    act: { act: 'request-cashout', ...of },
    check: refusedWith('cashout-too-early', 0, EARNED, 0, 0),
  },
  {
    at: '2026-07-18T09:02:00Z',
    act: { act: 'request-cashout', ...of },
    check: balanceIs(0, 0, EARNED, 0),
  },
  { at: '2026-07-19T09:00:00Z', act: { act: 'approve', ...of }, check: stateIs('requested') },
  {
    at: '2026-07-19T10:00:00Z',
    act: { act: 'approve', ...of },
    check: async (stage) => {
      expect(stage.refused.size).toBe(1)
      stage.refused.clear()
      await stateIs('requested')(stage)
    },
  },
  { at: '2026-07-20T09:00:00Z', act: { act: 'second-approve', ...of }, check: stateIs('approved') },
  { at: '2026-07-21T09:00:00Z', act: { act: 'form-batches' } },
  { at: '2026-07-21T15:00:00Z', act: { act: 'send-batches' }, check: stateIs('processing') },
  {
    at: '2026-07-24T10:00:00Z',
    act: { act: 'pay-batches' },
    check: async (stage) => {
      await balanceIs(0, 0, 0, EARNED)(stage)
      const asked = { user: userOf(stage), cashout: (await money(stage)).cashout?.id ?? '' }
      expect(await readReceipt(stage.payload, asked)).toMatchObject({
        value: {
          amount: { amount: String(EARNED), currency: 'USD' },
          withheld: { amount: '0' },
          fee: { amount: '0' },
          net: { amount: String(EARNED) },
          transfer: 'Bank transfer of the demonstration',
          requested_at: '2026-07-18T09:02:00.000Z',
          paid_at: '2026-07-24T10:00:00.000Z',
        },
      })
      expect(await readReceipt(stage.payload, { ...asked, user: life.finance[0].id })).toMatchObject({
        code: 'not-found',
      })
    },
  },
]

/** The buyer takes back the money of June in August: what was paid out is owed, and later earnings make up for it first. */
const CHARGEBACK: readonly Step[] = [
  { at: '2026-08-02T09:00:00Z', act: work },
  {
    at: '2026-08-03T09:00:00Z',
    act: { act: 'dispute', ...SALE },
    check: async (stage) => {
      await balanceIs(0, -EARNED, 0, EARNED)(stage)
      expect((await money(stage)).missing).toContain('cashout-balance-negative')
    },
  },
  {
    at: '2026-08-04T09:00:00Z',
    act: { act: 'buy', ...SECOND, works: [1, 2].map((work) => ({ ...of, work })) },
  },
  { at: '2026-08-04T09:01:00Z', act: { act: 'pay', ...SECOND } },
  {
    at: '2026-08-05T09:00:00Z',
    act: { act: 'request-cashout', ...of },
    check: refusedWith('cashout-below-minimum', 299_964, -EARNED, 0, EARNED),
  },
  { at: '2026-08-20T09:00:00Z', act: { act: 'decide-dispute', ...SALE, won: false } },
  { at: '2026-09-03T09:02:00Z', act: work, check: balanceIs(0, 150_000, 0, EARNED) },
  {
    at: '2026-09-04T09:00:00Z',
    act: { act: 'request-cashout', ...of },
    check: balanceIs(0, 0, 150_000, EARNED),
  },
  { at: '2026-09-05T09:00:00Z', act: { act: 'approve', ...of } },
  { at: '2026-09-06T09:00:00Z', act: { act: 'second-approve', ...of } },
  { at: '2026-09-21T09:00:00Z', act: { act: 'form-batches' } },
  { at: '2026-09-21T15:00:00Z', act: { act: 'send-batches' } },
  {
    at: '2026-09-24T10:00:00Z',
    act: { act: 'pay-batches' },
    check: async (stage) => {
      await balanceIs(0, 0, 0, EARNED + 150_000)(stage)
      const [august, june] = await verifiedStatements(stage)
      expect(june?.lines.map(({ line }) => [line.kind, line.amount])).toEqual([['sale', String(EARNED)]])
      const { id, no, amount } = june?.lines[0]?.line ?? {}
      const reversed = august?.lines.find(({ line }) => line.kind === 'reversal')?.line
      expect(reversed).toMatchObject({
        amount: String(-EARNED),
        cause: 'chargeback',
        reverses: { id, no, amount, month: '2026-06' },
      })
      expect(await marketFaults(stage.payload)).toEqual([])
    },
  },
]

test('a sale is paid out after two approvals; its later chargeback is owed, and the next earnings make up for it', {
  timeout: 180_000,
}, async () => {
  expect([...(await playSteps(life, MAKER, [...FIRST_PAYOUT, ...CHARGEBACK]))]).toEqual([])
})
