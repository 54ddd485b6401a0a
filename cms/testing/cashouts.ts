import type { Payload } from 'payload'
import { holderOf } from '#cms/operations/cashouts/cashout-row.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import type { Payees } from '#cms/ports/payees.ts'
import { credit, debit } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import type { Payee, PayoutMethod } from '#domain/payees/payee.ts'
import type { PayoutTarget } from '#domain/payouts/target.ts'
import { DAY_MS } from '#domain/time/durations.ts'

const FAR = Date.UTC(2100, 0, 1)

/** Ids of the payout methods of test payees. */
const METHOD_IDS: Readonly<Record<PayoutMethod, string>> = {
  paypal: '7d0c8a9e-0000-4000-8000-000000000001',
  'stripe-connect': '7d0c8a9e-0000-4000-8000-000000000002',
  bank: '7d0c8a9e-0000-4000-8000-000000000003',
}

/** A payee with all that a cashout asks for. */
export function payableBy(kind: PayoutMethod): Payee {
  return {
    identity: 'verified',
    taxForm: { kind: 'W-9', validUntil: FAR, withheldBasisPoints: 0 },
    method: { id: METHOD_IDS[kind], kind, masked: 'ma…@example.com', usableFrom: 0 },
  }
}

const TARGETS: Readonly<Record<PayoutMethod, PayoutTarget>> = {
  paypal: { kind: 'paypal', email: 'ada@example.com' },
  'stripe-connect': { kind: 'stripe-connect', account: 'acct_1' },
  bank: {
    kind: 'bank',
    name: 'Ada Lovelace',
    country: 'DE',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    bankCode: null,
    accountNumber: null,
  },
}

/** Payees of tests, by contributor; the others have no payment details. */
export function testPayees(known: ReadonlyMap<number, Payee>): Payees {
  return {
    payeeOf: async (_transaction, contributor) =>
      known.get(contributor) ?? { identity: 'none', taxForm: null, method: null },
    payoutTargetOf: async (_transaction, method) =>
      Object.values(TARGETS).find(({ kind }) => METHOD_IDS[kind] === method) ?? null,
  }
}

let made = 0

/** A contributor's profile of this account, without earnings. */
async function makeProfile(payload: Payload, owner: string): Promise<number> {
  made += 1
  const username = `payee-${process.pid}-${Date.now()}-${made}`
  await sql(payload)`update users set is_contributor = true where id = ${owner}`
  const [row] = await sql<{ id: number }>(payload)`
    insert into contributors (username, name, type, claimed, owner_id)
    values (${username}, 'Ada Lovelace', 'person', true, ${owner}) returning id`
  if (row === undefined) throw new Error('the profile was not written')
  return row.id
}

/** A contributor's profile with this many available cents of US dollars. */
export async function makeEarner(payload: Payload, owner: string, cents: number): Promise<number> {
  const contributor = await makeProfile(payload, owner)
  await earn(payload, contributor, cents)
  return contributor
}

/** Adds cents of US dollars to what is available; a negative amount takes from it, as a chargeback does. */
export async function earn(payload: Payload, contributor: number, cents: number): Promise<void> {
  made += 1
  const reference = `test-royalty:${contributor}:${made}`
  const amount = money(cents, 'USD')
  const entries = [
    debit('platform-revenue', amount),
    credit('contributor-available', amount, holderOf(contributor)),
  ]
  await inTransaction(payload, (transaction) => post(transaction, [{ reference, kind: 'royalty', entries }]))
}

/** Days of a month that begins 60 days from now or later: after the earliest first payout of earnings of today. */
export const DAYS = daysOf(new Date(Date.now() + 60 * DAY_MS))

function daysOf(after: Date) {
  const [year, month] = [after.getUTCFullYear(), after.getUTCMonth() + 1]
  return { request: new Date(Date.UTC(year, month, 5)), payment: new Date(Date.UTC(year, month, 25)) }
}
