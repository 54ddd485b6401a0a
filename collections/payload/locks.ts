import type { CollectionBeforeValidateHook } from 'payload'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { accessOf, actorOf } from '#collections/access.ts'
import { ownRows } from '#collections/payload/own-rows.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { isResource, scopeOf } from '#domain/permissions/permissions.ts'

/** Access of Payload's locks, from the permission table. */
export const LOCK_ACCESS = accessOf('payload-locked-documents', { own: ownRows })

interface Lock {
  readonly document?: { readonly relationTo: string } | null
  readonly globalSlug?: string | null
}

/** An update of a lock takes it over: in the caller's name, for its document, which the caller may edit. */
export const takeOverInOwnName: CollectionBeforeValidateHook = ({ req, data, originalDoc }) => {
  const actor = actorOf(req.user)
  const lock: Lock = originalDoc ?? data ?? {}
  const resource = lock.document?.relationTo ?? lock.globalSlug ?? ''
  const mayEdit = isResource(resource) && scopeOf(actor, 'update', resource) !== null
  if (actor === null || !mayEdit)
    throw refusalError(refuse('forbidden', 'This document is not yours to edit'))
  return {
    document: lock.document,
    globalSlug: lock.globalSlug,
    user: { relationTo: 'users', value: actor.id },
  }
}
