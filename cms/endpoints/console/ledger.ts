import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { transactionOf } from '#cms/operations/database.ts'
import { readTrialBalance, type TrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { readStatement } from '#cms/operations/ledger/read-statement.ts'
import { type LedgerFault, verifyLedger } from '#cms/operations/ledger/verify.ts'
import { readConservationDesk } from '#cms/operations/statements/conservation-desk.ts'
import {
  statementQuerySchema,
  type TrialBalanceAnswer,
  type VerificationAnswer,
  type VerificationFault,
} from '#domain/contract/console/ledger.ts'
import { decimalText } from '#domain/money/text.ts'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } } as const

/** Reads of the ledger for finance: its trial balance, statements of accounts, and a new computation of all of it. */
export const LEDGER_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('get', 'ledger.read', '/ledger/trial-balance', async ({ payload }) =>
    Response.json(trialBalanceOf(await readTrialBalance(transactionOf(payload))), NO_STORE),
  ),
  commandEndpoint('get', 'ledger.read', '/ledger/conservation', async ({ payload }) =>
    Response.json(await readConservationDesk(payload, Date.now()), NO_STORE),
  ),
  commandEndpoint('post', 'ledger.read', '/ledger/verify', async ({ payload }) => {
    const answer: VerificationAnswer = { faults: (await verifyLedger(payload)).map(faultOf) }
    return Response.json(answer, NO_STORE)
  }),
  commandEndpoint('get', 'ledger.read', '/ledger-accounts/:id/statement', async (req) => {
    const query = statementQuerySchema.safeParse(Object.fromEntries(req.searchParams))
    if (!query.success) return respondError('bad-request', 'Send `before` of a page before, or nothing')
    const statement = await readStatement(req.payload, pathParameter(req, 'id'), query.data.before)
    return statement === null ? respondError('not-found') : Response.json(statement, NO_STORE)
  }),
]

function trialBalanceOf({ lines }: TrialBalance): TrialBalanceAnswer {
  const currencies = [...new Set(lines.map(({ currency }) => currency))].toSorted()
  return {
    lines: lines.map(({ account, currency, debits, credits }) => ({
      account,
      currency,
      debits: decimalText({ amount: debits, currency }),
      credits: decimalText({ amount: credits, currency }),
    })),
    sums: currencies.map((currency) => {
      const own = lines.filter((line) => line.currency === currency)
      const debits = own.reduce((sum, line) => sum + line.debits, 0n)
      const credits = own.reduce((sum, line) => sum + line.credits, 0n)
      return {
        currency,
        debits: decimalText({ amount: debits, currency }),
        credits: decimalText({ amount: credits, currency }),
        difference: decimalText({ amount: debits - credits, currency }),
      }
    }),
  }
}

function faultOf(fault: LedgerFault): VerificationFault {
  switch (fault.kind) {
    case 'unbalanced':
      return { kind: fault.kind, place: fault.currency }
    case 'balance':
      return { kind: fault.kind, place: `${fault.account}:${fault.holder}:${fault.currency}` }
    case 'root':
      return { kind: fault.kind, place: fault.day }
  }
}
