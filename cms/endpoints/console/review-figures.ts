import { respondError, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { readReviewFigures } from '#cms/operations/submissions/read-review-figures.ts'
import { reviewPeriodQuery } from '#domain/contract/console/review-period.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

/** The charts of the home page, for readers of all submissions. */
export const READ_REVIEW_FIGURES = consoleEndpoint('get', '/review-figures', async (req, { actor }) => {
  if (commandScope(actor, 'submission.read') !== 'all') return respondError('forbidden')
  const query = reviewPeriodQuery.safeParse(Object.fromEntries(req.searchParams))
  if (!query.success) return respondRefusals(faultsOf(query.error))
  const figures = await readReviewFigures(req.payload, query.data.days)
  return Response.json(figures, { headers: { 'Cache-Control': 'no-store' } })
})
