import type { Endpoint, PayloadHandler } from 'payload'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { deleteOldPreferences } from '#cms/operations/panel/delete-old-preferences.ts'
import { checkPreference } from '#domain/permissions/preferences.ts'

/** The endpoint that stores a panel preference. */
export const SAVE_PREFERENCE = { method: 'post', path: '/:key' } as const

/**
 * Payload writes a preference without the hooks of its collection: this validates the value before, and enforces the
 * maximum after.
 */
export function savePreference(payloads: Endpoint): PayloadHandler {
  return async (req) => {
    const data: unknown = await req.json?.().catch(() => null)
    if (typeof data !== 'object' || data === null || req.user === null) return respondError('bad-request')
    const value = ('value' in data && data.value) || data
    const checked = checkPreference(req.routeParams?.key, value)
    if (!checked.ok) return respondRefusal(checked)
    req.json = async () => data
    const answer = await payloads.handler(req)
    await deleteOldPreferences(req.payload, String(req.user.id))
    return answer
  }
}
