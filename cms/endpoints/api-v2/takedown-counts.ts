import { endpoint, respond } from '#cms/endpoints/api-v2/respond.ts'
import { countCases } from '#cms/operations/takedowns/count-cases.ts'

/** How many takedown cases each year had, by outcome: public. */
export const READ_TAKEDOWN_COUNTS = endpoint('get', '/takedowns/counts', async (req) =>
  respond('counts', await countCases(req.payload)),
)
