import { hashSecret, newSecret } from '#cms/operations/accounts/secret.ts'
import { type Payload, sql } from '#cms/operations/database.ts'

/**
 * Makes the secret of the link by which a contributor without an account answers; only its hash is stored. A second
 * attempt to send the mail replaces that of the first.
 *
 * @returns null for a link that was used, has expired or was replaced meanwhile
 */
export async function issueHearingLink(payload: Payload, hearing: string): Promise<string | null> {
  const secret = newSecret()
  const written = await sql(payload)`
    update takedown_hearings set token_hash = ${hashSecret(secret)}
     where id::text = ${hearing} and used_at is null and expires_at > now() returning id`
  return written.length === 0 ? null : secret
}
