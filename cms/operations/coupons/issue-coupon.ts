import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { NewCouponForm } from '#domain/contract/console/billing-forms.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface IssueCoupon {
  readonly actor: Holder
  readonly form: NewCouponForm
}

/** Issues a coupon of a percentage for all plans. Its reason is the note of the coupon. */
export function issueCoupon(payload: Payload, { actor, form }: IssueCoupon): Promise<Result<null>> {
  const { code, percent, until, max_uses: maxUses, reason } = form
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'coupon.issue')
    if (!allowed.ok) return allowed
    const [made] = await transaction<{ id: Column<'coupons.id'> }>(fragment`
      insert into coupons (code, is_active, percent, for_assets, until, max_uses, note)
      values (${code}, true, ${percent}, false, ${until}::timestamptz, ${maxUses}, ${reason.slice(0, MAX_NOTE)})
      on conflict (code) do nothing returning id`)
    if (made === undefined) return refuseField('code', 'coupon-code-taken')
    await logCommand(transaction, {
      actor,
      command: 'coupon.issue',
      resource: 'coupons',
      record: made.id,
      reason,
      before: {},
      after: { code, percent, until, maxUses },
    })
    return accept(null)
  })
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
