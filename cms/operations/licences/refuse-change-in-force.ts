import { refusalError } from '#cms/operations/refusal-error.ts'
import { refuse } from '#domain/errors/catalogue.ts'

interface LicenceVersionFields {
  readonly inForceFrom?: string
}

/** Downloads were granted under a version in force: it can be superseded, never changed. */
export function refuseChangeInForce<T extends LicenceVersionFields>({
  before,
  data,
  now,
}: {
  before: LicenceVersionFields | undefined
  data: T
  now: Date
}): T {
  if (before?.inForceFrom !== undefined && new Date(before.inForceFrom) <= now) {
    throw refusalError(refuse('licence-in-force', 'This version is in force: add a new version instead'))
  }
  return data
}
