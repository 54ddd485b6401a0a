import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { readWaiting } from '#cms/operations/editors/read-waiting.ts'
import { actorOf } from '#collections/access.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { deskText, panelLocale } from '../texts/desk-text.ts'
import { CheckLinks } from './check-links.tsx'
import { DeskList } from './desk-list.tsx'
import { entriesOf } from './entries.ts'

/** What an editor begins most often. */
const BEGINNINGS = ['landing-pages', 'posts'] as const

/** The first page of the panel: what waits for this person. */
export async function Desk({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req
  const actor = actorOf(user)
  const language = panelLocale(i18n.language)
  const lists = entriesOf(await readWaiting(payload, actor, language), language, payload.config)
  const begun = BEGINNINGS.filter((resource) => scopeOf(actor, 'create', resource) === 'all')
  const name = (slug: string) => {
    const singular = payload.config.collections.find((one) => one.slug === slug)?.labels.singular
    if (typeof singular === 'string') return singular
    return typeof singular === 'object' ? (singular[language] ?? singular.en ?? slug) : slug
  }
  return (
    <Gutter className="motif-desk">
      <h1>{deskText(language, 'What waits for you')}</h1>
      {begun.length > 0 && (
        <p className="motif-desk__begin">
          {begun.map((slug) => (
            <a
              key={slug}
              className="btn btn--style-secondary btn--size-small"
              href={`/admin/collections/${slug}/create`}
            >
              {deskText(language, 'New: {name}', { name: name(slug) })}
            </a>
          ))}
        </p>
      )}
      {lists.length === 0 && (
        <p>
          {deskText(language, 'Your work waits in the console.')}{' '}
          <a href="/console">{deskText(language, 'Open the console')}</a>
        </p>
      )}
      <div className="motif-desk__lists">
        {lists.map(({ list, ...entries }) => (
          <DeskList key={list} {...entries}>
            {list === 'links' && (
              <CheckLinks
                label={deskText(language, 'Check the links now')}
                hint={deskText(language, 'Links are checked on each save and once a day.')}
                refusals={{
                  'content-check-running': deskText(
                    language,
                    'All links are being checked already. Try again in a minute.',
                  ),
                  other: deskText(language, 'This did not work. Check the connection and try again.'),
                }}
              />
            )}
          </DeskList>
        ))}
      </div>
    </Gutter>
  )
}
