import { respondError, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { readAgreement } from '#cms/operations/second-reviews/read-agreement.ts'
import { reviewPeriodQuery } from '#domain/contract/console/review-period.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

/** How often reviewers agree, for senior reviewers. */
export const READ_REVIEW_AGREEMENT = consoleEndpoint('get', '/review-agreement', async (req, { actor }) => {
  if (commandScope(actor, 'review-agreement.read') !== 'all') return respondError('forbidden')
  const query = reviewPeriodQuery.safeParse(Object.fromEntries(req.searchParams))
  if (!query.success) return respondRefusals(faultsOf(query.error))
  const agreement = await readAgreement(req.payload, query.data.days)
  return Response.json(agreement, { headers: { 'Cache-Control': 'no-store' } })
})
