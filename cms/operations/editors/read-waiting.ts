import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { readOffer } from '#cms/operations/site/read-site.ts'
import { DRAFTED_RESOURCES, TRANSLATED_RESOURCES } from '#domain/editors/resources.ts'
import { listsOf, ownedIn, type WaitingList } from '#domain/editors/waiting.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Actor } from '#domain/permissions/permissions.ts'
import {
  type Counted,
  readDrafts,
  readScheduled,
  readUnapproved,
  type ScheduledDocument,
  SHOWN,
  type WaitingDocument,
} from './read-drafts.ts'
import { readUntranslated, type Untranslated } from './read-translations.ts'
import { titleIn } from './titles.ts'

/** A link that leads nowhere, with the document that has it. */
export interface BrokenLink {
  readonly resource: Column<'broken_links.resource'>
  readonly id: Column<'broken_links.document'>
  readonly title: Computed<string | null>
  readonly address: Column<'broken_links.address'>
  readonly locale: Column<'broken_links.locale'>
}

/** What waits for a person, by list; null for lists that are not theirs. */
export interface Waiting {
  /** Drafts of others that a second editor has to approve. */
  readonly approvals: Counted<WaitingDocument> | null
  readonly drafts: Counted<WaitingDocument> | null
  readonly scheduled: Counted<ScheduledDocument> | null
  readonly links: Counted<BrokenLink> | null
  readonly translations: Counted<Untranslated> | null
  readonly messages: Counted<WaitingDocument> | null
}

/** What waits for a person, from what their roles may change, with titles in the language of their panel. */
export async function readWaiting(payload: Payload, actor: Actor, locale: Locale): Promise<Waiting> {
  const lists = listsOf(actor)
  const has = <T>(list: WaitingList, read: () => Promise<T>): Promise<T | null> =>
    lists.includes(list) ? read() : Promise.resolve(null)
  const among = <R extends string>(list: WaitingList, resources: readonly R[]): readonly R[] => {
    const owned: readonly string[] = ownedIn(actor, list)
    return resources.filter((resource) => owned.includes(resource))
  }
  const [approvals, drafts, scheduled, links, translations, messages] = await Promise.all([
    has('approvals', () =>
      readUnapproved(payload, among('approvals', DRAFTED_RESOURCES), { locale, editor: actor?.id ?? '' }),
    ),
    has('drafts', () => readDrafts(payload, among('drafts', DRAFTED_RESOURCES), locale)),
    has('scheduled', () => readScheduled(payload, ownedIn(actor, 'scheduled'), locale)),
    has('links', () => readBrokenLinks(payload, ownedIn(actor, 'links'), locale)),
    has('translations', async () => {
      const { locales } = await readOffer(payload)
      const resources = among('translations', TRANSLATED_RESOURCES)
      return readUntranslated(payload, resources, { locale, offered: locales })
    }),
    has('messages', () => readMessages(payload)),
  ])
  return { approvals, drafts, scheduled, links, translations, messages }
}

async function readBrokenLinks(
  payload: Payload,
  resources: readonly string[],
  locale: Locale,
): Promise<Counted<BrokenLink>> {
  // The id of a global is no number.
  const id = fragment`(case when b.document ~ '^[0-9]+$' then b.document::int end)`
  const rows = await run<BrokenLink & { readonly total: Computed<number> } & Record<string, unknown>>(
    payload,
    fragment`
      select b.resource, b.document as id, b.address, b.locale, count(*) over ()::int as total,
          case b.resource
            when 'landing-pages' then ${titleIn('landing_pages_locales', id, locale)}
            when 'posts' then ${titleIn('posts_locales', id, locale)}
            when 'legal-pages' then ${titleIn('legal_pages_locales', id, locale)}
            when 'redirects' then (select r."from" from redirects r where r.id = ${id}) end as title
        from broken_links b
       where b.resource in (select jsonb_array_elements_text(${JSON.stringify(resources)}::jsonb))
       order by b.found_at desc, b.resource, b.document, b.field limit ${SHOWN * 3}`,
  )
  return { total: rows[0]?.total ?? 0, rows }
}

/** Messages of visitors without an answer, the oldest first. */
async function readMessages(payload: Payload): Promise<Counted<WaitingDocument>> {
  const rows = await run<WaitingDocument & { readonly total: Computed<number> } & Record<string, unknown>>(
    payload,
    fragment`
      select 'contact-messages' as resource, m.id, m.name as title, m.created_at as at, count(*) over ()::int as total
        from contact_messages m where m.answered is not true order by m.created_at, m.id limit ${SHOWN}`,
  )
  return { total: rows[0]?.total ?? 0, rows }
}
