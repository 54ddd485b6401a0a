import { randomUUID } from 'node:crypto'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { NewCouponForm } from '#domain/contract/console/billing-forms.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { decimalText } from '#domain/money/text.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface IssueCoupon {
  readonly actor: Holder
  readonly form: NewCouponForm
}

/** Issues a coupon for all plans, with its page where it has one. Its reason is the note of the coupon. */
export function issueCoupon(payload: Payload, { actor, form }: IssueCoupon): Promise<Result<null>> {
  const { code, percent, amounts, offer, until, max_uses: maxUses, reason } = form
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'coupon.issue')
    if (!allowed.ok) return allowed
    const [made] = await transaction<{ id: Column<'coupons.id'> }>(fragment`
      insert into coupons (code, is_active, percent, for_assets, until, max_uses, note, offer_slug)
      values (${code}, true, ${percent}, false, ${until}::timestamptz, ${maxUses}, ${reason.slice(0, MAX_NOTE)},
        ${offer?.slug ?? null})
      on conflict do nothing returning id`)
    if (made === undefined) return refuseTaken(transaction, code)
    for (const [index, { amount, currency }] of amounts.entries())
      await transaction(fragment`
        insert into coupons_amounts (_order, _parent_id, id, currency, amount)
        values (${index + 1}, ${made.id}, ${randomUUID()}, ${currency}::enum_coupons_amounts_currency, ${String(amount)}::numeric)`)
    if (offer !== null) {
      await transaction(fragment`
        insert into coupons_locales (_parent_id, _locale, offer_title, offer_text)
        values (${made.id}, 'en', ${offer.title}, ${offer.text})`)
      await enqueue(transaction, 'texts.changed', [{ key: 'coupons', payload: { resource: 'coupons' } }])
    }
    await logCommand(transaction, {
      actor,
      command: 'coupon.issue',
      resource: 'coupons',
      record: made.id,
      reason,
      before: {},
      after: {
        code,
        percent,
        amounts: amounts.map((amount) => `${decimalText(amount)} ${amount.currency}`),
        until,
        maxUses,
        offer: offer?.slug ?? null,
      },
    })
    return accept(null)
  })
}

/** Which of the unique fields another coupon has. */
async function refuseTaken(transaction: Transaction, code: string): Promise<Result<never>> {
  const [same] = await transaction(fragment`select 1 from coupons where code = ${code}`)
  return same === undefined
    ? refuseField('offer_slug', 'offer-slug-taken')
    : refuseField('code', 'coupon-code-taken')
}

/** Of the field of the collection. */
const MAX_NOTE = 500

interface EndCoupon {
  readonly actor: Holder
  readonly coupon: number
  readonly reason: string
}

/** Switches a coupon off. Orders that use it keep their discount. */
export function endCoupon(payload: Payload, { actor, coupon, reason }: EndCoupon): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'coupon.issue')
    if (!allowed.ok) return allowed
    const [row] = await readState(transaction, coupon)
    if (row === undefined) return refuse('not-found')
    if (!row.is_active) return refuse('state-changed')
    await transaction(
      fragment`update coupons set is_active = false, updated_at = now() where id = ${coupon}::bigint`,
    )
    await enqueue(transaction, 'texts.changed', [{ key: 'coupons', payload: { resource: 'coupons' } }])
    await logCommand(transaction, {
      actor,
      command: 'coupon.issue',
      resource: 'coupons',
      record: coupon,
      reason,
      before: { code: row.code, isActive: true },
      after: { isActive: false },
    })
    return accept(null)
  })
}

function readState(transaction: Transaction, coupon: number) {
  return transaction<{ code: Column<'coupons.code'>; is_active: Column<'coupons.is_active'> }>(
    fragment`select code, is_active from coupons where id = ${coupon}::bigint for update`,
  )
}
