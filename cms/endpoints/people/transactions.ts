import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, personOf } from '#cms/endpoints/people/call.ts'
import { respondInvoice } from '#cms/endpoints/respond-invoice.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { readTransaction, readTransactions } from '#cms/operations/invoices/read-transactions.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

const MAX_PAGE = 10_000

/** Invoices and credit notes of the user: as data, and as PDF in the language of the query. */
export const TRANSACTION_ENDPOINTS: Endpoint[] = [
  call('list-transactions', async (req, actor) => {
    const page = Number(req.searchParams.get('page') ?? 1)
    const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE
    const found = await readTransactions(req.payload, {
      user: personOf(actor).id,
      team: sessionOf(req)?.team?.id ?? null,
      page: isPage ? page : 1,
    })
    return respond('transactions', found)
  }),
  call('read-transaction', async (req, actor) => {
    const found = await read(req, actor)
    return found.ok ? respond('transaction', found.value) : respondRefusal(found)
  }),
  call('print-transaction', async (req, actor) => {
    const found = await read(req, actor)
    return found.ok ? respondInvoice(found.value, languageOf(req)) : respondRefusal(found)
  }),
]

function read(req: PayloadRequest, actor: Actor) {
  return readTransaction(req.payload, {
    user: personOf(actor).id,
    transaction: pathParameter(req, 'transaction'),
  })
}
