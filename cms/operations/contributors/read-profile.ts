import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { ContributorProfile } from '#domain/contract/contributors.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { ownFirst, profileInReach } from './profile-in-reach.ts'

interface ProfileRow extends Record<string, unknown>, Omit<ContributorProfile, 'agreement' | 'updated_at'> {
  readonly version: Column<'contributor_agreements.version'> | null
  readonly accepted_at: Column<'contributor_agreements.accepted_at'> | null
  readonly updated_at: Column<'contributors.updated_at'>
}

/** A contributor, as the actor edits it; of several, the first of their own. Null when they may edit none, or not this one. */
export async function readProfile(
  payload: Payload,
  actor: Holder,
  contributor: number | null,
): Promise<ContributorProfile | null> {
  const [row] = await run<ProfileRow>(
    payload,
    fragment`
    select c.id, c.username, c.name, l.biography, c.url, c.designation::text,
      coalesce(c.open_to_work, false) as open_to_work, c.contact, c.item_count::int,
      coalesce(c.followers_count, 0)::int as followers, c.updated_at, a.version, a.accepted_at
    from contributors c
    left join contributors_locales l on l._parent_id = c.id and l._locale = 'en'
    left join lateral (select version, accepted_at from contributor_agreements
                        where user_id = ${actor.id} order by version desc limit 1) a on true
    where ${profileInReach(actor, contributor)} order by ${ownFirst(actor)} limit 1`,
  )
  if (row === undefined) return null
  const { version, accepted_at, updated_at, ...profile } = row
  return {
    ...profile,
    agreement:
      version === null || accepted_at === null
        ? null
        : { version, accepted_at: new Date(accepted_at).toISOString() },
    updated_at: new Date(updated_at).toISOString(),
  }
}
