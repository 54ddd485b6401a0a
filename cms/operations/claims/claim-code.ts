import { keyedHash } from '#cms/operations/accounts/secret.ts'
import type { Payload } from '#cms/operations/database.ts'
import { CLAIM_FILE, CLAIM_LABEL, type ClaimMethod } from '#domain/contributors/claim.ts'

const LENGTH = 32

/** The public text that proves a claim. It is bound to one user and one profile, so a copy of it proves nothing for others. */
export function claimCode(payload: Payload, user: string, contributor: number): string {
  return `motif-claim=${keyedHash(payload, `profile-claim:${user}:${contributor}`).slice(0, LENGTH)}`
}

/** Where the text belongs; null where the claim needs none. */
export function claimPlace(method: ClaimMethod, target: string): string | null {
  switch (method) {
    case 'repository':
      return `${target}/${CLAIM_FILE}`
    case 'dns':
      return `${CLAIM_LABEL}.${target}`
    case 'package':
      return null
  }
}
