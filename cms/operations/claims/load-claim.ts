import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'

export interface LoadedClaim extends Record<string, unknown> {
  readonly id: Column<'profile_claims.id'>
  readonly contributor: Column<'profile_claims.contributor_id'>
  readonly username: Column<'contributors.username'>
  readonly name: Column<'contributors.name'>
  readonly claimant: Column<'profile_claims.user_id'>
  readonly email: Column<'users.email'>
  readonly method: Column<'profile_claims.method'>
  readonly target: Column<'profile_claims.target'>
  readonly state: Column<'profile_claims.state'>
  readonly reason: Column<'profile_claims.reason'>
  readonly isClaimed: Computed<boolean>
}

/** The last claim that fulfils a condition on claims `p` and contributors `c`; with `lock`, both stay as they are. */
export async function loadClaim(
  transaction: Transaction,
  condition: SQL,
  { lock }: { readonly lock: boolean },
): Promise<LoadedClaim | undefined> {
  const [claim] = await transaction<LoadedClaim>(fragment`
    select p.id, p.contributor_id as contributor, c.username, c.name, p.user_id as claimant, u.email, p.method, p.target,
      p.state, p.reason, (coalesce(c.claimed, false) or c.owner_id is not null) as "isClaimed"
      from profile_claims p join contributors c on c.id = p.contributor_id join users u on u.id = p.user_id
     where ${condition} order by p.id desc limit 1 ${lock ? fragment`for update of c, p` : fragment``}`)
  return claim
}

/** The claims of a user of the profile with a username. */
export function claimsOf(user: string, username: string): SQL {
  return fragment`p.user_id = ${user} and c.username = ${username}`
}
