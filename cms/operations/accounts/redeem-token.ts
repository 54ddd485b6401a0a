import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { fragment, type Payload, sql, type Transaction } from '#cms/operations/database.ts'
import type { TokenPurpose } from '#domain/accounts/tokens.ts'

/** Whom the link of a mail was for. */
export interface RedeemedToken {
  readonly user: string
  readonly email: string
  /** Of the browser that asked for it, where that matters. */
  readonly deviceHash: string | null
}

interface TokenRow extends Record<string, unknown>, RedeemedToken {}

/** Uses a link up: of two that come at once one gets it. Null when it is unknown, used, ended or for something else. */
export async function redeemToken(
  transaction: Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<RedeemedToken | null> {
  const [used] = await transaction<TokenRow>(fragment`
    update account_tokens t set used_at = now() from users u
     where t.token_hash = ${hashSecret(token)} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > now()
       and u.id = t.user_id and u.deleted_at is null
    returning t.user_id as user, t.email, t.device_hash as "deviceHash"`)
  return used ?? null
}

/** Whose link it is while it is good, without using it. */
export async function readToken(
  payload: Payload,
  purpose: TokenPurpose,
  token: string,
): Promise<RedeemedToken | null> {
  const [found] = await sql<TokenRow>(payload)`
    select t.user_id as user, t.email, t.device_hash as "deviceHash" from account_tokens t join users u on u.id = t.user_id
     where t.token_hash = ${hashSecret(token)} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > now()
       and u.deleted_at is null`
  return found ?? null
}
