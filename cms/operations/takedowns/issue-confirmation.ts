import { hashSecret, newSecret } from '#cms/operations/accounts/secret.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import { CONFIRM_HOURS } from '#domain/takedown/limits.ts'

/**
 * Makes the secret of the link that confirms a claim; only its hash is stored. A second attempt to send the mail
 * replaces that of the first.
 *
 * @returns null for a claim that was confirmed or deleted meanwhile
 */
export async function issueConfirmation(payload: Payload, claim: string): Promise<string | null> {
  const secret = newSecret()
  const written = await sql(payload)`
    update takedown_claims set token_hash = ${hashSecret(secret)},
      token_expires_at = now() + make_interval(hours => ${CONFIRM_HOURS}::int)
     where id::text = ${claim} and confirmed_at is null returning id`
  return written.length === 0 ? null : secret
}
