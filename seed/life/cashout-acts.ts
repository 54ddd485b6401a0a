import { commandBatch } from '#cms/operations/cashouts/command-batch.ts'
import { commandCashout } from '#cms/operations/cashouts/decide-cashout.ts'
import { formBatches } from '#cms/operations/cashouts/form-batches.ts'
import { openPayees } from '#cms/operations/cashouts/open-payees.ts'
import { requestCashout } from '#cms/operations/cashouts/request-cashout.ts'
import { fragment, run } from '#cms/operations/database.ts'
import { openPayoutMethod } from '#cms/operations/payees/open-method.ts'
import { payeeOf } from '#cms/operations/payees/payee-of.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { CashoutAction } from '#domain/cashouts/decide.ts'
import type { Played } from './cast.ts'
import type { LifeEvent } from './events.ts'
import { uuidOf } from './ids.ts'
import { accepted, type LifeStage } from './stage.ts'

const PAYEES = openPayees({ payeeOf, openPayoutMethod })

export async function requestOf(
  stage: LifeStage,
  { owner, contributor }: Played,
  { at, key }: { readonly at: number; readonly key: string },
): Promise<void> {
  const form = { contributor, currency: 'USD' as const, key: uuidOf(`cashout ${key}`) }
  await accepted(stage, () =>
    requestCashout({ payload: stage.payload, payees: PAYEES }, { actor: owner, form, now: new Date(at) }),
  )
}

interface Decision {
  readonly action: CashoutAction
  /** Which of the two people of finance. */
  readonly by: 0 | 1
  readonly reason: string
}

/** What finance does about the newest cashout of a maker. */
export const DECISIONS = {
  approve: { action: 'approve', by: 0, reason: 'Checked against the statements' },
  'second-approve': { action: 'approve', by: 1, reason: 'Second approval' },
  reject: { action: 'reject', by: 0, reason: 'The name of the account differs from the tax form' },
  hold: { action: 'hold', by: 0, reason: 'A claim about two works is examined' },
  'pay-cashout': { action: 'pay', by: 0, reason: 'Bank transfer of the demonstration' },
  'fail-cashout': { action: 'fail', by: 0, reason: 'The bank returned the transfer: account closed' },
} as const satisfies Partial<Record<LifeEvent['act'], Decision>>

export async function decideOf(
  stage: LifeStage,
  { contributor }: Played,
  { action, by, reason }: Decision,
): Promise<void> {
  const { payload, cast } = stage
  const [row] = await run<{ id: Column<'cashouts.id'> }>(
    payload,
    fragment`select id from cashouts where contributor_id = ${contributor} order by created_at desc, id limit 1`,
  )
  if (row === undefined) return
  await accepted(stage, () =>
    commandCashout(payload, { actor: cast.finance[by], cashout: row.id, action, reason }),
  )
}

export async function moveBatches(
  stage: LifeStage,
  act: 'form-batches' | 'send-batches' | 'pay-batches',
  at: number,
): Promise<void> {
  const { payload, cast } = stage
  const [actor] = cast.finance
  if (act === 'form-batches') {
    const forming = { actor, reason: 'Payout days', now: new Date(at) }
    await accepted(stage, () => formBatches({ payload, payees: PAYEES }, forming))
    return
  }
  const isSending = act === 'send-batches'
  const rows = await run<{ id: Column<'payout_batches.id'> }>(
    payload,
    fragment`
      select id from payout_batches where method = 'bank' and state = ${isSending ? 'formed' : 'sent'} order by created_at`,
  )
  const reason = isSending ? 'The file was handed in' : 'Bank transfer of the demonstration'
  for (const { id: batch } of rows)
    await accepted(stage, () =>
      commandBatch(payload, { actor, batch, action: isSending ? 'send' : 'pay', reason }),
    )
}
