import type { Payload } from 'payload'
import { openPayees } from '#cms/operations/cashouts/open-payees.ts'
import { readCashoutDesk } from '#cms/operations/cashouts/read-desk.ts'
import { openPayoutMethod } from '#cms/operations/payees/open-method.ts'
import { payeeOf } from '#cms/operations/payees/payee-of.ts'
import { presentTime } from '#cms/operations/present.ts'
import { readOwnStatements } from '#cms/operations/statements/read-statements.ts'
import { printFile, readStatement } from '#cms/operations/statements/statement-file.ts'
import type { CashoutDesk } from '#domain/contract/cashouts.ts'

const PAYEES = openPayees({ payeeOf, openPayoutMethod })

/** What a contributor of one profile reads of their money at the simulated time, and their newest cashout. */
export async function readMoney(payload: Payload, user: string) {
  const asked = { user, now: new Date(presentTime()) }
  const { profiles } = await readCashoutDesk({ payload, payees: PAYEES }, asked)
  const [balance] = profiles[0]?.balances ?? []
  const [cashout] = profiles[0]?.cashouts ?? []
  return { sums: sumsOf(balance), missing: balance?.missing ?? [], cashout }
}

type Balance = CashoutDesk['profiles'][number]['balances'][number]

/** Pending, available, on hold and paid. */
function sumsOf(balance: Balance | undefined): readonly number[] {
  const { pending, available, on_hold: onHold, paid } = balance ?? {}
  return [pending, available, onHold, paid].map((sum) => Number(sum?.amount ?? 0))
}

/** The files of a contributor's statements, the newest first. */
export async function readStatementFiles(
  payload: Payload,
  user: string,
): Promise<readonly { readonly month: string; readonly text: string }[]> {
  const files: { month: string; text: string }[] = []
  for (const { id: statement, month } of await readOwnStatements(payload, user)) {
    const stored = await readStatement(payload, { user, statement })
    if (stored === null) throw new Error('the statement is not published')
    let text = ''
    for await (const part of printFile(payload, stored)) text += part
    files.push({ month, text })
  }
  return files
}
