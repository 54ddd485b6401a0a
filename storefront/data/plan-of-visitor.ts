import { z } from 'zod'
import { COOKIES } from '#domain/accounts/sessions.ts'
import { NO_PLAN } from '#domain/experiments/flag.ts'
import { bodyOf, fetchCms } from '#storefront/data/fetch-cms.ts'

const UNAUTHORISED = 401

const envelopeSchema = z.object({
  response: z.object({
    subscriptions: z.array(z.object({ plan_info: z.object({ slug: z.string() }) })),
  }),
})

/**
 * The plan of the account in use (`FlagVisitor`), for the proxy; without the hint of a session it sends no request.
 *
 * @param cookies of the visitor's request
 * @throws Error when the CMS does not respond
 */
export async function readPlanOf(cookies: string): Promise<string> {
  if (!cookies.split('; ').includes(`${COOKIES.hint}=1`)) return NO_PLAN
  const answer = await fetchCms('/auth?subscriptions=1', { Cookie: cookies })
  if (answer.status === UNAUTHORISED) return NO_PLAN
  const { subscriptions } = envelopeSchema.parse(await bodyOf(answer)).response
  return subscriptions[0]?.plan_info.slug ?? NO_PLAN
}
