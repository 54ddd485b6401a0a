import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { fragment, type Payload, sql, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { TokenPurpose } from '#domain/accounts/tokens.ts'

/** The account of a mail link. */
export interface RedeemedToken {
  readonly user: Column<'account_tokens.user_id'>
  readonly email: Column<'account_tokens.email'>
  /** The browser that requested it, where that matters. */
  readonly deviceHash: Column<'account_tokens.device_hash'>
}

interface TokenRow extends Record<string, unknown>, RedeemedToken {}

/**
 * Redeems a link: of two concurrent requests one succeeds. Null when it is unknown, used, expired or for another
 * purpose.
 */
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

/** The account of a valid link, without redeeming it. */
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
