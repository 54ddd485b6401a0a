import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { insertCase, insertClaim } from '#cms/operations/takedowns/insert-case.ts'
import { runInTransaction } from '#cms/operations/takedowns/run-command.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

interface ReportedCase {
  readonly actor: Holder
  readonly item: number
  readonly contributor: number
  /** What the report says. */
  readonly words: string
  /** Why staff take it up. */
  readonly note: string
  /** The address of support, which gets the mails of a claimant. */
  readonly support: string
}

/**
 * Opens a takedown case for a reported work in the name of the library, already confirmed: the reporter is no claimant,
 * and has declared nothing.
 *
 * @returns the id of the case
 */
export async function openCase(
  transaction: Transaction,
  { actor, item, contributor, words, note, support }: ReportedCase,
): Promise<number> {
  const [account] = await transaction<{ name: Computed<string>; site: Computed<string | null> }>(
    fragment`
      select coalesce(name, email) as name, (select s.name from site_settings s limit 1) as site
        from users where id = ${actor.id}`,
  )
  const claimant = account?.site ?? DEFAULT_SITE_NAME
  const claim = await insertClaim(transaction, {
    name: claimant,
    company: null,
    email: support,
    capacity: 'agent',
    original: words,
    links: [],
    claim: note,
    signature: account?.name ?? claimant,
    locale: DEFAULT_LOCALE,
  })
  await transaction(fragment`update takedown_claims set confirmed_at = now() where id = ${claim}::uuid`)
  const takedown = await insertCase(transaction, { claim, contributor, items: [item] })
  const command = 'takedown.confirm'
  const confirmed = await runInTransaction(transaction, { actor: null, takedown, command, expected: 1 })
  if (!confirmed.ok) throw new Error(`case ${takedown} was not confirmed: ${confirmed.code}`)
  return takedown
}
