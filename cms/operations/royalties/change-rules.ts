import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { NewRuleForm, PublishRuleForm } from '#domain/contract/console/royalties.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import { mayTakeEffect } from '#domain/royalties/rule.ts'

interface Given {
  readonly actor: Holder
  readonly now?: number
}

/** Draws up the next version of the royalty rules, as a draft that only staff see. Its reason is its note. */
export function drawUpRule(
  payload: Payload,
  { actor, form }: Given & { readonly form: NewRuleForm },
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'royalty-rule.draw-up')
    if (!allowed.ok) return allowed
    const { pool_share, sale_share, api_share, weights, exceptions, reason } = form
    const [unknown] = await transaction<{ id: Computed<number> }>(fragment`
      select x.contributor as id from jsonb_to_recordset(${JSON.stringify(exceptions)}::jsonb) as x (contributor int)
       where not exists (select from contributors c where c.id = x.contributor) limit 1`)
    if (unknown !== undefined) return refuseField('exceptions', 'royalty-contributor-unknown')
    const [made] = await transaction<{ id: Column<'royalty_rules.id'> }>(fragment`
      insert into royalty_rules (pool_share, sale_share, api_share, weights, exceptions, note, created_by)
      values (${pool_share}, ${sale_share}, ${api_share}, ${JSON.stringify(weights)}::jsonb,
        ${JSON.stringify(exceptions)}::jsonb, ${reason}, ${actor.id}) returning id`)
    await log(transaction, {
      actor,
      command: 'royalty-rule.draw-up',
      record: made?.id ?? 0,
      reason,
      before: {},
      after: { pool_share, sale_share, api_share, weights, exceptions },
    })
    return accept(null)
  })
}

/** Publishes a draft: contributors see it at once, and it prices downloads from its day on, 30 days later or more. */
export function publishRule(
  payload: Payload,
  { actor, rule, form, now = Date.now() }: Given & { readonly rule: number; readonly form: PublishRuleForm },
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'royalty-rule.publish')
    if (!allowed.ok) return allowed
    // Two versions that are published at the same time wait for each other.
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended('royalty rules', 0))`)
    const draft = await lockRule(transaction, rule)
    if (draft === null) return refuse('not-found')
    if (draft.is_published) return refuse('state-changed')
    const inForceFrom = Date.parse(`${form.in_force_from}T00:00:00Z`)
    if (!mayTakeEffect(inForceFrom, { now, latest: draft.latest }))
      return refuseField('in_force_from', 'royalty-notice-too-short')
    await transaction(fragment`
      update royalty_rules set version = (select max(version) + 1 from royalty_rules), published_by = ${actor.id},
        published_at = ${new Date(now).toISOString()}::timestamptz,
        in_force_from = ${new Date(inForceFrom).toISOString()}::timestamptz where id = ${rule}`)
    await log(transaction, {
      actor,
      command: 'royalty-rule.publish',
      record: rule,
      reason: form.reason,
      before: {},
      after: { in_force_from: form.in_force_from },
    })
    return accept(null)
  })
}

/** Deletes a draft with its forecasts. A published version stays for good. */
export function discardRule(
  payload: Payload,
  { actor, rule, reason }: Given & { readonly rule: number; readonly reason: string },
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'royalty-rule.draw-up')
    if (!allowed.ok) return allowed
    const draft = await lockRule(transaction, rule)
    if (draft === null) return refuse('not-found')
    if (draft.is_published) return refuse('state-changed')
    await transaction(fragment`delete from royalty_rules where id = ${rule}`)
    await log(transaction, {
      actor,
      command: 'royalty-rule.draw-up',
      record: rule,
      reason,
      before: { note: draft.note },
      after: {},
    })
    return accept(null)
  })
}

interface LockedRule extends Record<string, unknown> {
  readonly note: Column<'royalty_rules.note'>
  readonly is_published: Computed<boolean>
  /** When the latest published version takes effect. Milliseconds since 1970. */
  readonly latest: Computed<number>
}

async function lockRule(transaction: Transaction, rule: number): Promise<LockedRule | null> {
  const [row] = await transaction<LockedRule>(fragment`
    select r.note, r.published_at is not null as is_published,
      (select (extract(epoch from max(o.in_force_from)) * 1000)::float8 from royalty_rules o) as latest
      from royalty_rules r where r.id = ${rule} for update of r`)
  return row ?? null
}

function log(
  transaction: Transaction,
  entry: Omit<Parameters<typeof logCommand>[1], 'resource'>,
): Promise<void> {
  return logCommand(transaction, { ...entry, resource: 'royalty-rules' })
}
