import type { PayloadRequest } from 'payload'
import { readSelectionAt } from '#cms/operations/landing/read-selection.ts'
import { isTemplateCategory } from '#domain/assets/template-categories.ts'
import { landingAddressSchema } from '#domain/contract/landing.ts'
import type { Selection } from '#domain/search/selection.ts'
import { templatesFor } from '#domain/search/template-selection.ts'

/**
 * The selection of a listing: `landing=root/avatar` a landing page, `template=email` templates for one use. Undefined
 * for the whole library, null for an unknown one.
 */
export async function selectionFor(req: PayloadRequest): Promise<Selection | null | undefined> {
  const use = req.searchParams.get('template')
  if (use !== null) return isTemplateCategory(use) ? templatesFor(use) : null
  const landing = req.searchParams.get('landing')
  if (landing === null) return undefined
  const [place, slug] = landing.split('/')
  const at = landingAddressSchema.safeParse({ place, slug })
  return at.success ? readSelectionAt(req.payload, at.data) : null
}
