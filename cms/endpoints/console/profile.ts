import type { Endpoint } from 'payload'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { editProfile } from '#cms/operations/contributors/edit-profile.ts'
import { readProfile } from '#cms/operations/contributors/read-profile.ts'
import type { Payload } from '#cms/operations/database.ts'
import { contributorProfileSchema } from '#domain/contract/contributors.ts'

/** The public profile of the user of the contributor desk; `?contributor=` names one of several. */
export const PROFILE_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('get', 'profile.edit', '/profile', async (req, caller) => {
    const named = req.searchParams.get('contributor')
    if (named !== null && !/^[1-9]\d{0,8}$/.test(named)) return respondError('not-found')
    return respondProfile(req.payload, caller, named === null ? null : Number(named))
  }),
  commandEndpoint('post', 'profile.edit', '/profile', async (req, caller) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = contributorProfileSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const { expected, contributor, ...profile } = form.data
    const edited = await editProfile(req.payload, { actor: caller.actor, contributor, expected, profile })
    return edited.ok ? respondProfile(req.payload, caller, contributor) : respondRefusal(edited)
  }),
]

async function respondProfile(
  payload: Payload,
  { actor }: ConsoleCaller,
  contributor: number | null,
): Promise<Response> {
  const profile = await readProfile(payload, actor, contributor)
  return profile === null
    ? respondError('not-found')
    : Response.json(profile, { headers: { 'Cache-Control': 'no-store' } })
}
