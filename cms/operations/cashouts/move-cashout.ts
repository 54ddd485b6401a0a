import { announceCashout } from '#cms/operations/cashouts/cashout-mails.ts'
import { type CashoutRow, postedOf } from '#cms/operations/cashouts/cashout-row.ts'
import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { failedPosting, paidPosting, rejectedPosting, sentPosting } from '#domain/cashouts/postings.ts'
import { type CashoutEvent, nextCashoutState } from '#domain/cashouts/states.ts'
import type { LedgerTransaction } from '#domain/ledger/transaction.ts'
import { type Money, money } from '#domain/money/money.ts'

/** An event of a cashout with what it brings. */
export type CashoutMove = {
  /** Null for the worker. */
  readonly actor: string | null
  readonly at?: Date | null
} & (
  | { readonly event: 'approve' }
  | { readonly event: 'reject'; readonly reason: string }
  | { readonly event: 'send'; readonly batch: string }
  | { readonly event: 'pay'; readonly transfer: string; readonly cost?: Money }
  | { readonly event: 'fail'; readonly reason: string }
)

/**
 * Moves a locked cashout to its next state: the row, the event, the posting and the mail are written together.
 * @throws Error when its state does not allow the event: a fault of the caller
 */
export async function moveCashout(
  transaction: Transaction,
  row: CashoutRow,
  move: CashoutMove,
): Promise<void> {
  const next = nextCashoutState(row.state, move.event)
  if (next === null) throw new Error(`the cashout ${row.id} is ${row.state}: ${move.event} is not possible`)
  const at = momentOf(move.at ?? null)
  const written = await transaction(fragment`
    update cashouts set state = ${next}, ${changesOf(move, at)}
     where id = ${row.id}::uuid and state = ${row.state} returning id`)
  if (written.length !== 1) throw new Error(`the cashout ${row.id} is not ${row.state}`)
  const reason = 'reason' in move ? move.reason : null
  await transaction(fragment`
    insert into cashout_events (cashout_id, event, to_state, actor_id, reason, at)
    values (${row.id}::uuid, ${move.event}, ${next}, ${move.actor}, ${reason}, ${at})`)
  const posting = postingOf(row, move)
  if (posting !== null) await post(transaction, [{ ...posting, actor: move.actor, reason }])
  await announceCashout(transaction, row, { notice: NOTICES[move.event], reason })
}

const NOTICES = {
  approve: 'approved',
  reject: 'rejected',
  send: 'sent',
  pay: 'paid',
  fail: 'failed',
} as const satisfies Record<CashoutEvent, string>

/** A settled cashout of a deleted account needs no hint at its payout method. */
const KEPT_METHOD = fragment`method_masked = case when exists (
  select from users u where u.id = cashouts.requested_by and u.deleted_at is null) then method_masked end`

function changesOf(move: CashoutMove, at: SQL): SQL {
  switch (move.event) {
    case 'approve':
      return fragment`approver_id = ${move.actor}, approved_at = ${at}`
    case 'reject':
      return fragment`settled_by = ${move.actor}, settled_at = ${at}, reason = ${move.reason}, ${KEPT_METHOD}`
    case 'send':
      return fragment`batch_id = ${move.batch}::uuid, sent_at = ${at}`
    case 'pay':
      return fragment`settled_by = ${move.actor}, settled_at = ${at}, transfer = ${move.transfer},
        is_unclaimed = false, ${KEPT_METHOD}`
    case 'fail':
      return fragment`settled_by = ${move.actor}, settled_at = ${at}, reason = ${move.reason},
        is_unclaimed = false, ${KEPT_METHOD}`
  }
}

function postingOf(row: CashoutRow, move: CashoutMove): LedgerTransaction | null {
  const posted = postedOf(row)
  switch (move.event) {
    case 'approve':
      return null
    case 'reject':
      return rejectedPosting(posted)
    case 'send':
      return sentPosting(posted)
    case 'pay':
      return paidPosting(posted, move.cost ?? money(0, row.currency))
    case 'fail':
      return failedPosting(posted, row.state === 'paid' ? 'paid' : 'processing')
  }
}
