import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import type { Payee } from '#domain/payees/payee.ts'

type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

type PayeeRow = Nullable<
  Columns<'payee_identities', 'state'> &
    Columns<'tax_forms', 'valid_until' | 'withheld_basis_points'> &
    Columns<'payout_methods', 'masked' | 'usable_from'> & {
      readonly form_kind: Columns<'tax_forms', 'kind'>['kind']
      readonly method_id: Columns<'payout_methods', 'id'>['id']
      readonly method_kind: Columns<'payout_methods', 'kind'>['kind']
    }
> &
  Record<string, unknown>

const NOBODY: Payee = { identity: 'none', taxForm: null, method: null }

/**
 * How the account that holds a contributor can be paid: its newest identity, its newest approved tax form (also an
 * expired one) and its newest method (also one that cannot be used yet).
 */
export function payeeOf(transaction: Transaction, contributor: number): Promise<Payee> {
  return readPayee(
    transaction,
    fragment`p.user_id = (select owner_id from contributors where id = ${contributor})`,
  )
}

/** The same for an account. */
export function payeeOfUser(transaction: Transaction, user: string): Promise<Payee> {
  return readPayee(transaction, fragment`p.user_id = ${user}`)
}

async function readPayee(transaction: Transaction, where: SQL): Promise<Payee> {
  const [row] = await transaction<PayeeRow>(fragment`
    select i.state, f.kind as form_kind, f.valid_until, f.withheld_basis_points,
      m.id as method_id, m.kind as method_kind, m.masked, m.usable_from
    from payees p
    left join lateral (select state from payee_identities where payee_id = p.id and state <> 'replaced'
      order by version desc limit 1) i on true
    left join lateral (select kind, valid_until, withheld_basis_points from tax_forms
      where payee_id = p.id and state = 'approved' order by version desc limit 1) f on true
    left join lateral (select id, kind, masked, usable_from from payout_methods where payee_id = p.id
      order by version desc limit 1) m on true
    where ${where}`)
  return row === undefined ? NOBODY : payeeOfRow(row)
}

function payeeOfRow(row: PayeeRow): Payee {
  const {
    state,
    form_kind,
    valid_until,
    withheld_basis_points,
    method_id,
    method_kind,
    masked,
    usable_from,
  } = row
  return {
    identity: state === null || state === 'replaced' ? 'none' : state,
    taxForm:
      form_kind === null || valid_until === null || withheld_basis_points === null
        ? null
        : {
            kind: form_kind,
            validUntil: Date.parse(valid_until),
            withheldBasisPoints: withheld_basis_points,
          },
    method:
      method_id === null || method_kind === null || masked === null || usable_from === null
        ? null
        : { id: method_id, kind: method_kind, masked, usableFrom: Date.parse(usable_from) },
  }
}
