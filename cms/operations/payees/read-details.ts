import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { PaymentDetails, StatedIdentity, StatedMethod, StatedTaxForm } from '#domain/contract/payees.ts'
import { gapsOf } from '#domain/payees/missing.ts'
import { offeredMethods } from './offered-methods.ts'
import { payeeOfUser } from './payee-of.ts'

/** Earlier versions beyond these are not shown. */
const SHOWN_VERSIONS = 10

/** The payment details of an account, masked, with what is missing until a payout. */
export async function readPaymentDetails(payload: Payload, user: string, now: Date): Promise<PaymentDetails> {
  const payee = await payeeOfUser(transactionOf(payload), user)
  return {
    gaps: gapsOf(payee, now.getTime()),
    identity: await readIdentity(payload, user),
    tax_forms: await readForms(payload, user),
    methods: await readMethods(payload, user),
    offered: offeredMethods(),
  }
}

async function readIdentity(payload: Payload, user: string): Promise<StatedIdentity | null> {
  const [row] = await run<
    Columns<'payee_identities', 'id' | 'kind' | 'state' | 'reason' | 'shown' | 'submitted_at'> & {
      has_document: Computed<boolean>
    }
  >(
    payload,
    fragment`
    select i.id, i.kind, i.state, i.reason, i.shown, i.submitted_at, i.document is not null as has_document
    from payee_identities i join payees p on p.id = i.payee_id
    where p.user_id = ${user} and i.state <> 'replaced' order by i.version desc limit 1`,
  )
  return row === undefined ? null : { ...row, submitted_at: iso(row.submitted_at) }
}

async function readForms(payload: Payload, user: string): Promise<readonly StatedTaxForm[]> {
  const rows = await run<
    Columns<
      'tax_forms',
      | 'id'
      | 'kind'
      | 'state'
      | 'reason'
      | 'shown'
      | 'treaty_country'
      | 'withheld_basis_points'
      | 'signed_at'
      | 'valid_until'
    > &
      Record<string, unknown>
  >(
    payload,
    fragment`
    select f.id, f.kind, f.state, f.reason, f.shown, f.treaty_country, f.withheld_basis_points, f.signed_at, f.valid_until
    from tax_forms f join payees p on p.id = f.payee_id
    where p.user_id = ${user} and f.state <> 'replaced' order by f.version desc limit ${SHOWN_VERSIONS}`,
  )
  return rows.map((row) => ({ ...row, signed_at: iso(row.signed_at), valid_until: iso(row.valid_until) }))
}

async function readMethods(payload: Payload, user: string): Promise<readonly StatedMethod[]> {
  const rows = await run<
    Columns<'payout_methods', 'id' | 'kind' | 'masked' | 'created_at' | 'usable_from'> &
      Record<string, unknown>
  >(
    payload,
    fragment`
    select m.id, m.kind, m.masked, m.created_at, m.usable_from
    from payout_methods m join payees p on p.id = m.payee_id
    where p.user_id = ${user} order by m.version desc limit ${SHOWN_VERSIONS}`,
  )
  return rows.map((row) => ({ ...row, created_at: iso(row.created_at), usable_from: iso(row.usable_from) }))
}

function iso(moment: string): string {
  return new Date(moment).toISOString()
}
