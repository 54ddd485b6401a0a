import type { Form } from '#domain/assets/forms.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface PublishFacts {
  readonly form: Form
  readonly hasTitle: boolean
  readonly hasLicence: boolean
  readonly hasContributor: boolean
  /** An item needs a revision that the media pipeline finished; packs and bundles have none. */
  readonly hasRevision: boolean
}

/** Whether an asset is complete enough to be published; names all missing parts at once. */
export function canPublish(facts: PublishFacts): Result<true> {
  const missing = [
    facts.hasTitle ? null : 'a title',
    facts.hasLicence ? null : 'a licence',
    facts.hasContributor ? null : 'a contributor',
    facts.hasRevision || facts.form !== 'item' ? null : 'a processed original',
  ].filter((part) => part !== null)
  return missing.length === 0
    ? accept(true)
    : refuse('asset-incomplete', `Not ready to publish: missing ${missing.join(', ')}`)
}
