import { readContributorTeams } from '#cms/operations/contributors/read-contributor-teams.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import type { Author, Story } from './stories.ts'
import { AUTHORS } from './stories.ts'
import type { Player } from './tracks.ts'

const REVIEWERS = ['reviewer@motif.test', 'reviewer2@motif.test', 'senior@motif.test'] as const
type Reviewer = (typeof REVIEWERS)[number]
/** Who decides takedown cases. */
const DECIDERS = ['manager@motif.test', 'admin@motif.test'] as const
type Decider = (typeof DECIDERS)[number]

/** The accounts of the demonstration as actors of its operations, by their e-mail address. */
export type Cast = ReadonlyMap<Author | Reviewer | Decider, Holder>

interface AccountRow extends Record<string, unknown> {
  readonly id: Column<'users.id'>
  readonly roles: Computed<readonly StaffRole[]>
  readonly is_contributor: Computed<boolean>
}

/** Reads the accounts as a session would. @throws Error for one that does not exist */
export async function readCast(payload: Payload): Promise<Cast> {
  const cast = new Map<Author | Reviewer | Decider, Holder>()
  for (const email of [...AUTHORS, ...REVIEWERS, ...DECIDERS])
    cast.set(email, await readHolder(payload, email))
  return cast
}

/** The actor of a step. @throws Error for the worker, which is without an account */
export function actorOf(cast: Cast, { author, isSwapped }: Story, by: Player): Holder {
  const [first, second, senior] = REVIEWERS
  const emails = {
    author,
    reviewer: isSwapped ? second : first,
    colleague: isSwapped ? first : second,
    senior,
    clock: null,
  } as const
  const email = emails[by]
  const holder = email === null ? undefined : cast.get(email)
  if (holder === undefined) throw new Error(`there is no account for ${by}`)
  return holder
}

/** An account as an actor of operations. @throws Error for one that does not exist */
export async function readHolder(payload: Payload, email: string): Promise<Holder> {
  const [row] = await run<AccountRow>(
    payload,
    fragment`
    select u.id, coalesce(u.is_contributor, false) as is_contributor,
      array(select r.value::text from users_roles r where r.parent_id = u.id order by r."order") as roles
    from users u where u.email = ${email} and u.deleted_at is null`,
  )
  if (row === undefined) throw new Error(`there is no account ${email}`)
  const { id, roles, is_contributor: isContributor } = row
  return {
    id,
    roles,
    isContributor,
    contributorTeams: await readContributorTeams(transactionOf(payload), id),
  }
}
