import { createHash } from 'node:crypto'
import { fragment, type Payload, type PayloadRequest, run } from '#cms/operations/database.ts'
import {
  type FollowedCollection,
  isLinked,
  isTranslated,
  type LinkedResource,
  type TranslatedResource,
} from '#domain/editors/resources.ts'
import { siteLinksIn } from '#domain/editors/site-links.ts'
import { localeTexts } from '#domain/editors/translations.ts'
import { pageExists } from './page-exists.ts'

/** The document of a global, which has no id. */
const GLOBAL_DOCUMENT = 'global'

type Source = Payload | PayloadRequest
type WholeDocument = Readonly<Record<string, unknown>>

/** Keeps the broken links and the translation states of a document, given with all of its languages. */
export async function followDocument(
  source: Source,
  resource: LinkedResource | FollowedCollection,
  document: WholeDocument,
): Promise<void> {
  if (isLinked(resource)) await keepBrokenLinks(source, resource, document)
  if (isTranslated(resource)) await keepTranslations(source, resource, document)
}

/** A link that stays broken keeps the day on which it was found. */
async function keepBrokenLinks(source: Source, resource: LinkedResource, document: WholeDocument) {
  const id = idOf(document)
  const links = siteLinksIn(document)
  const known = new Map<string, boolean>()
  for (const { address } of links)
    if (!known.has(address)) known.set(address, await pageExists(source, address))
  const broken = JSON.stringify(links.filter(({ address }) => known.get(address) === false))
  await run(
    source,
    fragment`
      with broken as (
        select field, locale, address from jsonb_to_recordset(${broken}::jsonb) as b(field text, locale text, address text)),
      mended as (
        delete from broken_links l where l.resource = ${resource} and l.document = ${id}
          and not exists (select 1 from broken b where b.field = l.field))
      insert into broken_links (resource, document, field, locale, address)
      select ${resource}, ${id}, b.field, b.locale, b.address from broken b
      on conflict (resource, document, field) do update set
        locale = excluded.locale, address = excluded.address,
        found_at = case when broken_links.address = excluded.address then broken_links.found_at else now() end`,
  )
}

/** The first state of a document has no time, because it is unknown when its texts were written. */
async function keepTranslations(source: Source, resource: TranslatedResource, document: WholeDocument) {
  const states = localeTexts(document).map(({ content, ...state }) => ({
    ...state,
    digest: createHash('sha256').update(content).digest('hex'),
  }))
  await run(
    source,
    fragment`
      insert into translation_states (resource, document, locale, texts, missing, digest)
      select ${resource}, ${Number(document.id)}, s.locale, s.total, s.missing, s.digest
        from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
          as s(locale text, total integer, missing integer, digest text)
      on conflict (resource, document, locale) do update set
        texts = excluded.texts, missing = excluded.missing, digest = excluded.digest,
        changed_at = case when translation_states.digest = excluded.digest
          then translation_states.changed_at else now() end`,
  )
}

/** Removes what is kept of a document that is deleted. */
export async function forgetDocument(
  source: Source,
  resource: FollowedCollection,
  id: string | number,
): Promise<void> {
  await run(
    source,
    fragment`delete from broken_links where resource = ${resource} and document = ${String(id)}`,
  )
  if (isTranslated(resource))
    await run(
      source,
      fragment`delete from translation_states where resource = ${resource} and document = ${Number(id)}`,
    )
}

function idOf({ id }: WholeDocument): string {
  return typeof id === 'number' || typeof id === 'string' ? String(id) : GLOBAL_DOCUMENT
}
