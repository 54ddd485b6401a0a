import type { CollectionBeforeValidateHook } from 'payload'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { accessOf, actorOf } from '#collections/access.ts'
import { ownRows } from '#collections/payload/own-rows.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { isResource, scopeOf } from '#domain/permissions/permissions.ts'

/** Whom Payload's collection of locks lets do what: read from the permission table. */
export const LOCK_ACCESS = accessOf('payload-locked-documents', { own: ownRows })

interface Lock {
  readonly document?: { readonly relationTo: string } | null
  readonly globalSlug?: string | null
}

/** Who changes a lock takes it over: in their own name, for the document it has, which they may edit. */
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
