import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { deleteOldPreferences } from '#cms/operations/panel/delete-old-preferences.ts'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { accessOf } from '#collections/access.ts'
import { ownRows } from '#collections/payload/own-rows.ts'
import { checkPreference } from '#domain/permissions/preferences.ts'

/** Access of Payload's preferences, from the permission table. */
export const PREFERENCE_ACCESS = accessOf('payload-preferences', { own: ownRows })

/** The panel's server functions store preferences too, without a request that the endpoint guard could reject. */
export const boundPreference: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const checked = checkPreference(data.key ?? originalDoc?.key, data.value)
  if (!checked.ok) throw refusalError(checked)
  return data
}

export const dropOldest: CollectionAfterChangeHook = async ({ req, doc }) => {
  if (req.user !== null) await deleteOldPreferences(req, String(req.user.id))
  return doc
}
