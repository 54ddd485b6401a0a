import { randomUUID } from 'node:crypto'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { type LetterContext, readNewsletter } from '#cms/operations/newsletter/read-letter.ts'
import { recipientsOf } from '#cms/operations/newsletter/recipients.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { addressesOf, campaignAddress, type Letter, withAddresses } from '#domain/newsletter/letter.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

export interface IssueCommand {
  readonly actor: Holder
  /** The id of the newsletter. */
  readonly newsletter: number
  readonly reason: string
}

/**
 * Begins to send a newsletter to the subscribers of its segment: stores its letters as they are now, with links that
 * count. The worker queues the mails (`queueIssues`). A newsletter is sent once.
 */
export async function sendIssue(
  context: LetterContext,
  { actor, newsletter, reason }: IssueCommand,
): Promise<Result<null>> {
  const allowed = requireCommand(actor, 'newsletter.send')
  if (!allowed.ok) return allowed
  const stored = await readNewsletter(context, newsletter)
  if (stored === null) return refuse('not-found')
  const { name, segment } = stored
  return inDecidedTransaction<null>(context.payload, async (transaction) => {
    const [count] = await transaction<{ recipients: Computed<number> }>(
      fragment`select count(*)::int as recipients from ${recipientsOf(segment)}`,
    )
    const recipients = count?.recipients ?? 0
    if (recipients === 0) return refuse('newsletter-without-recipients')
    const counted = countedLetters(stored.letters, context.publicUrl, String(newsletter))
    const [issue] = await transaction<{ id: Column<'newsletter_issues.id'> }>(fragment`
      insert into newsletter_issues (newsletter_id, name, letters, segment, started_by)
      values (${newsletter}, ${name}, ${JSON.stringify(counted.letters)}::jsonb, ${JSON.stringify(segment)}::jsonb,
        ${actor.id})
      on conflict (newsletter_id) do nothing returning id`)
    if (issue === undefined) return refuse('newsletter-sent-already')
    await storeLinks(transaction, issue.id, counted.links)
    await logCommand(transaction, {
      actor,
      command: 'newsletter.send',
      resource: 'newsletters',
      record: newsletter,
      reason,
      before: { state: 'draft' },
      after: { state: 'sending', recipients },
    })
    return accept(null)
  })
}

/** The letters with links that count, and what each of those leads to. */
function countedLetters(
  letters: Readonly<Record<Locale, Letter>>,
  publicUrl: string,
  campaign: string,
): { readonly letters: object; readonly links: ReadonlyMap<string, string> } {
  const addresses = new Set(Object.values(letters).flatMap(addressesOf))
  const links = new Map([...addresses].map((address) => [address, randomUUID() as string]))
  const counting = (address: string) =>
    new URL(`/api/v2/newsletter/links/${links.get(address) ?? ''}`, publicUrl).href
  const { origin } = new URL(publicUrl)
  return {
    letters: Object.fromEntries(
      Object.entries(letters).map(([locale, letter]) => [locale, withAddresses(letter, counting)]),
    ),
    links: new Map([...links].map(([address, id]) => [id, campaignAddress(address, origin, campaign)])),
  }
}

async function storeLinks(
  transaction: Transaction,
  issue: string,
  links: ReadonlyMap<string, string>,
): Promise<void> {
  await transaction(fragment`
    insert into newsletter_links (id, issue_id, position, address)
    select link.id, ${issue}::uuid, link.position, link.address
      from unnest(${fragment.param([...links.keys()])}::uuid[], ${fragment.param([...links.values()])}::text[])
        with ordinality as link (id, address, position)`)
}
