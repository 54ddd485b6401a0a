import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { type LoadedCase, loadCase } from '#cms/operations/takedowns/load-case.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import { checkHearingLink } from '#domain/takedown/hearing-link.ts'
import type { HearingCommand } from '#domain/takedown/transitions.ts'

interface Row extends Record<string, unknown> {
  readonly id: Column<'takedown_hearings.id'>
  readonly takedown: Column<'takedown_hearings.takedown_id'>
  readonly command: Column<'takedown_hearings.command'>
  readonly expires_at: Column<'takedown_hearings.expires_at'>
  readonly used_at: Column<'takedown_hearings.used_at'>
}

/** A link that is valid now, and its case. */
export interface FoundHearing {
  readonly id: string
  readonly command: HearingCommand
  readonly found: LoadedCase
}

/**
 * The hearing of a link's secret, or why the link allows no answer. `lock` serialises answers and commands on the case until
 * the transaction ends.
 */
export async function findHearing(
  transaction: Transaction,
  token: string,
  { lock }: { readonly lock: boolean },
): Promise<Result<FoundHearing>> {
  const hash = hashSecret(token)
  const issued = await readLink(transaction, hash)
  const found = issued && (await loadCase(transaction, issued.takedown, { lock }))
  // Read again: it may have been used while this transaction waited for the case.
  const link = found && (await readLink(transaction, hash))
  const checked = checkHearingLink(
    link && {
      command: link.command,
      expiresAt: Date.parse(link.expires_at),
      usedAt: link.used_at === null ? null : Date.parse(link.used_at),
      state: found.facts.state,
      author: found.facts.author,
    },
    Date.now(),
  )
  if (!checked.ok) return checked
  if (link === undefined || found === undefined) return refuse('hearing-link-invalid')
  return { ok: true, value: { id: link.id, command: link.command, found } }
}

async function readLink(transaction: Transaction, hash: string): Promise<Row | undefined> {
  const [row] = await transaction<Row>(fragment`
    select id, takedown_id as takedown, command, expires_at, used_at from takedown_hearings where token_hash = ${hash}`)
  return row
}
