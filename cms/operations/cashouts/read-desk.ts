import { readStandings, type Standing } from '#cms/operations/cashouts/read-standing.ts'
import type { CashoutServices } from '#cms/operations/cashouts/request-cashout.ts'
import { fragment, inTransaction, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Column, Columns } from '#cms/operations/schema/columns.ts'
import { expectedBy, payWindowOf } from '#domain/cashouts/calendar.ts'
import { deductionsOf } from '#domain/cashouts/deductions.ts'
import { unmetGates } from '#domain/cashouts/gates.ts'
import { CASHOUT_TERMS, type CashoutCurrency } from '#domain/cashouts/terms.ts'
import type { CashoutDesk, OwnCashout } from '#domain/contract/cashouts.ts'

type Profile = CashoutDesk['profiles'][number]

type ProfileRow = Columns<'contributors', 'id' | 'name'> & {
  readonly held: Column<'cashout_holds.reason'> | null
} & Record<string, unknown>

/** What the profiles of a user earned, and all their cashouts with what happens next. */
export function readCashoutDesk(
  { payload, payees }: CashoutServices,
  { user, now }: { readonly user: string; readonly now: Date },
): Promise<CashoutDesk> {
  return inTransaction(payload, async (transaction) => {
    const rows = await transaction<ProfileRow>(fragment`
      select c.id, c.name, h.reason as held from contributors c
        left join cashout_holds h on h.contributor_id = c.id and h.released_at is null
       where c.owner_id = ${user} order by c.id`)
    const profiles: Profile[] = []
    for (const { id, name, held } of rows) {
      const standings = await readStandings(transaction, payees, id)
      const firstSaleAt = standings[0]?.standing.firstSaleAt ?? null
      const firstAt = firstSaleAt === null ? null : firstSaleAt + CASHOUT_TERMS.firstPayoutAfterMs
      const { from, to } = payWindowOf(now.getTime())
      profiles.push({
        contributor: id,
        name,
        held,
        pay_window: { from: iso(from), to: iso(to) },
        first_payout_at: firstAt !== null && firstAt > now.getTime() ? iso(firstAt) : null,
        balances: standings.map((one) => balanceOf(one, now)),
        cashouts: await readOwnCashouts(transaction, { contributor: id, isHeld: held !== null, now }),
      })
    }
    return { profiles }
  })
}

function balanceOf({ balance, standing, usSource }: Standing, now: Date): Profile['balances'][number] {
  const { currency, pending, available, onHold, sending, paid } = balance
  const sum = (amount: bigint) => ({ amount: String(amount), currency })
  const { taxForm, method } = standing.payee
  const terms =
    taxForm === null || method === null || available <= 0n
      ? null
      : deductionsOf(
          { amount: available, currency },
          { method: method.kind, withheldBasisPoints: taxForm.withheldBasisPoints, usSource },
        )
  return {
    currency,
    pending: sum(pending),
    available: sum(available),
    on_hold: sum(onHold + sending),
    paid: sum(paid),
    minimum: sum(CASHOUT_TERMS.minimum[currency]),
    deductions: terms && {
      us_source: sum(usSource),
      withheld: sum(terms.withheld.amount),
      fee: sum(terms.fee.amount),
      net: sum(terms.net.amount),
    },
    missing: [...unmetGates(standing, now.getTime())],
  }
}

type OwnRow = Columns<
  'cashouts',
  'id' | 'state' | 'amount' | 'withheld' | 'fee' | 'method' | 'method_masked' | 'reason' | 'is_unclaimed'
> & {
  readonly currency: Cast<'cashouts.currency', CashoutCurrency>
  readonly created_at: Column<'cashouts.created_at'>
  readonly approved_at: Column<'cashouts.approved_at'>
  readonly sent_at: Column<'cashouts.sent_at'>
  readonly settled_at: Column<'cashouts.settled_at'>
} & Record<string, unknown>

interface OfContributor {
  readonly contributor: number
  readonly isHeld: boolean
  readonly now: Date
}

/** All cashouts of a contributor, newest first, with what happens next. */
export async function readOwnCashouts(
  transaction: Transaction,
  { contributor, isHeld, now }: OfContributor,
): Promise<OwnCashout[]> {
  const rows = await transaction<OwnRow>(fragment`
    select id, state, currency, amount, withheld, fee, method, method_masked, reason, is_unclaimed, created_at,
      approved_at, sent_at, settled_at
      from cashouts where contributor_id = ${contributor} order by created_at desc, id`)
  return rows.map((row) => ownOf(row, { isHeld, now }))
}

function ownOf(row: OwnRow, { isHeld, now }: Pick<OfContributor, 'isHeld' | 'now'>): OwnCashout {
  const { id, state, currency, method, method_masked, reason, is_unclaimed: isUnclaimed } = row
  const [amount, withheld, fee] = [BigInt(row.amount), BigInt(row.withheld), BigInt(row.fee)]
  const sum = (part: bigint) => ({ amount: String(part), currency })
  const sentAt = row.sent_at === null ? null : Date.parse(row.sent_at)
  const requestedAt = Date.parse(row.created_at)
  const expected = expectedBy({ state, requestedAt, sentAt, method, isHeld, isUnclaimed }, now.getTime())
  return {
    id,
    state,
    amount: sum(amount),
    withheld: sum(withheld),
    fee: sum(fee),
    net: sum(amount - withheld - fee),
    method,
    method_masked,
    reason,
    is_unclaimed: isUnclaimed,
    expected_by: expected === null ? null : iso(expected),
    created_at: iso(requestedAt),
    approved_at: isoOrNull(row.approved_at),
    sent_at: isoOrNull(row.sent_at),
    settled_at: isoOrNull(row.settled_at),
  }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}

function isoOrNull(at: string | null): string | null {
  return at === null ? null : iso(Date.parse(at))
}
