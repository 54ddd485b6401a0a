import { endpoint, respond } from '#cms/endpoints/api-v2/respond.ts'
import { readPublishedMonths } from '#cms/operations/statements/read-statements.ts'

/** The roots, counts and sums of published months: public, so that any visitor can check a statement. */
export const READ_STATEMENT_MONTHS = endpoint('get', '/statement-months', async (req) =>
  respond('statement_months', await readPublishedMonths(req.payload)),
)
