import type { z } from 'zod'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { enqueueRelatedSync, enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import type { contributorProfileSchema } from '#domain/contract/contributors.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'
import { ownFirst, profileInReach } from './profile-in-reach.ts'

type Profile = Omit<z.output<typeof contributorProfileSchema>, 'expected' | 'contributor'>

interface EditProfile {
  readonly actor: Holder
  /** Null for the first that the actor may edit, their own before those of their teams. */
  readonly contributor: number | null
  /** The time of the version that the actor saw. */
  readonly expected: string
  readonly profile: Profile
}

interface ProfileRow extends Record<string, unknown>, Omit<Profile, 'designation'> {
  readonly id: Column<'contributors.id'>
  readonly designation: Column<'contributors.designation'>
  readonly updated_at: Column<'contributors.updated_at'>
}

/** Changes the public profile of a contributor of the actor. Refuses when it has changed since the actor read it. */
export async function editProfile(
  payload: Payload,
  { actor, contributor, expected, profile }: EditProfile,
): Promise<Result<null>> {
  if (reachOf(actor, 'profile.edit') === null) return refuse('forbidden')
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const row = await lockProfile(transaction, actor, contributor)
    if (row === undefined) return refuse('not-found', 'The account has no contributor')
    const { id, updated_at: updatedAt, ...before } = row
    if (Date.parse(updatedAt) !== Date.parse(expected)) return refuse('state-changed')
    await write(transaction, id, profile)
    await logCommand(transaction, {
      actor,
      command: 'profile.edit',
      resource: 'contributors',
      record: id,
      reason: null,
      before,
      after: profile,
    })
    await enqueue(transaction, 'texts.changed', [
      { key: 'contributors', payload: { resource: 'contributors' } },
    ])
    await enqueueSearchSync(transaction, 'contributors', [id])
    await enqueueRelatedSync(transaction, 'contributors', id)
    return accept(null)
  })
}

async function lockProfile(
  transaction: Transaction,
  actor: Holder,
  contributor: number | null,
): Promise<ProfileRow | undefined> {
  const [row] = await transaction<ProfileRow>(fragment`
    select c.id, c.name, l.biography, c.url, c.designation::text, coalesce(c.open_to_work, false) as open_to_work,
      c.contact, c.updated_at
    from contributors c left join contributors_locales l on l._parent_id = c.id and l._locale = 'en'
    where ${profileInReach(actor, contributor)} order by ${ownFirst(actor)} limit 1 for update of c`)
  return row
}

/** The biography is written in English, which the other languages show without a translation of their own. */
async function write(
  transaction: Transaction,
  id: number,
  { name, biography, url, designation, open_to_work, contact }: Profile,
): Promise<void> {
  await transaction(fragment`
    update contributors set name = ${name}, url = ${url}, designation = ${designation}::enum_contributors_designation,
      open_to_work = ${open_to_work}, contact = ${contact}, updated_at = now() where id = ${id}`)
  await transaction(fragment`
    insert into contributors_locales (_parent_id, _locale, biography) values (${id}, 'en', ${biography})
    on conflict (_locale, _parent_id) do update set biography = excluded.biography`)
}
