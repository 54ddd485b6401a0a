import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { AGREEMENT } from './agreement.ts'

export interface Applicant {
  /** Whether the email address is confirmed: earnings and decisions are mailed to it. */
  readonly verified: boolean
  readonly isContributor: boolean
}

/** Whether a member becomes a contributor by accepting this version of the agreement. */
export function decideBecoming({ verified, isContributor }: Applicant, version: string): Result<true> {
  if (isContributor) return refuse('already-contributor')
  if (!verified) return refuse('email-not-verified')
  return version === AGREEMENT.version ? accept(true) : refuseField('agreement', 'agreement-outdated')
}
