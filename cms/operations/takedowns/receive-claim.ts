import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { insertCase, insertClaim } from '#cms/operations/takedowns/insert-case.ts'
import { readTitles } from '#cms/operations/takedowns/read-titles.ts'
import { SUSPENDABLE } from '#domain/assets/visibility.ts'
import type { ClaimForm } from '#domain/contract/takedown.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { slugOfWork } from '#domain/takedown/work-address.ts'

interface ReceivedClaim {
  readonly form: ClaimForm
  /** The network of the claimant. */
  readonly address: string
  /** The public address of the site. */
  readonly site: string
}

/**
 * Stores the claim of a rights holder with one case for each contributor of the works, and queues the mail whose link
 * confirms it. Until then staff do not see the cases and nothing is hidden, so that a claim in another's name has no effect.
 */
export async function receiveClaim(
  payload: Payload,
  { form, address, site }: ReceivedClaim,
): Promise<Result<null>> {
  const isWithin =
    (await withinLimit(payload, 'claim-address', address)) &&
    (await withinLimit(payload, 'claim-recipient', form.email))
  if (!isWithin) return refuse('too-many-attempts')
  const slugs = form.works.map((work) => slugOfWork(work, site))
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const works = await findWorks(
      transaction,
      slugs.filter((slug) => slug !== null),
    )
    const unknown = form.works.filter((_work, index) => !works.some(({ slug }) => slug === slugs[index]))
    if (unknown.length > 0)
      return { ...refuseField('works', 'work-address-unknown'), detail: unknown.join(', ') }
    const claim = await insertClaim(transaction, form)
    for (const contributor of new Set(works.map((work) => work.contributor))) {
      const items = works.filter((work) => work.contributor === contributor).map(({ id }) => id)
      await insertCase(transaction, { claim, contributor, items })
    }
    const title = await readTitles(
      transaction,
      works.map(({ id }) => id),
    )
    await queueMail(transaction, {
      key: `claim-confirm:${claim}`,
      template: 'claim-confirm',
      user: null,
      email: form.email,
      locale: form.locale,
      data: { claim, title, name: form.name },
    })
    return accept(null)
  })
}

interface WorkRow extends Record<string, unknown> {
  readonly id: Column<'items.id'>
  readonly slug: Column<'items.slug'>
  readonly contributor: Column<'items.contributor_id'>
}

/** Works that the public knows: also one that another case hides. */
function findWorks(transaction: Transaction, slugs: readonly string[]): Promise<WorkRow[]> {
  return transaction<WorkRow>(fragment`
    select id, slug, contributor_id as contributor from items
     where slug = any(${fragment.param([...slugs])}::text[])
       and visibility::text in ${[...SUSPENDABLE, 'suspended']}
     order by id`)
}
