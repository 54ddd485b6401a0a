'use client'

import { useTranslations } from 'next-intl'
import { LICENCES } from '#domain/assets/licences.ts'
import type { CountedWorks, LicencesOfCollection } from '#domain/contract/collection-licences.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import { useTimedFlag } from '#storefront/ui/use-timed-flag.ts'

interface LicencePanelProps {
  /** API path of the collection. */
  readonly path: string
  readonly locale: Locale
}

/** What the licences of a collection mean for one product with all of its items. */
export function LicencePanel({ path, locale }: LicencePanelProps) {
  const t = useTranslations('myCollections.licences')
  const read = useApi<{ licences: LicencesOfCollection }>(`${path}/licences?lang=${locale}`)
  const licences = read.data?.licences
  return (
    <section className="panel stack collections__licences" aria-labelledby="licences-title">
      <h2 className="h-3" id="licences-title">
        {t('heading')}
      </h2>
      <ReadFrame reads={[read]} notRead={t('notRead')} waiting={2}>
        {licences !== undefined && <Findings licences={licences} locale={locale} />}
      </ReadFrame>
    </section>
  )
}

interface FindingsProps {
  readonly licences: LicencesOfCollection
  readonly locale: Locale
}

function Findings({ licences: { items, partial, attribution, resale, conflicts }, locale }: FindingsProps) {
  const t = useTranslations('myCollections.licences')
  return (
    <>
      {partial && <p className="small muted">{t('partial', { count: items })}</p>}
      {conflicts.length === 0 ? (
        <p className="alert alert--ok">
          <Icon name="circle-check" />
          {t('noConflict')}
        </p>
      ) : (
        conflicts.map(({ reason, replace, beside }) => (
          <div key={reason} className="alert alert--bad">
            <Icon name="circle-alert" />
            <div className="stack stack--tight">
              <p>{t(`conflicts.${reason}`, { count: beside.count })}</p>
              <p className="small">{t('replace', { count: replace.count })}</p>
              <Works works={replace} locale={locale} />
            </div>
          </div>
        ))
      )}
      {resale.map(({ limit, works }) => (
        <details key={limit}>
          <summary>{t(`resale.${limit}`, { count: works.count })}</summary>
          <Works works={works} locale={locale} />
        </details>
      ))}
      {attribution.count === 0 ? (
        <p className="small">{t('noAttribution')}</p>
      ) : (
        <Credits count={attribution.count} credits={attribution.credits} />
      )}
    </>
  )
}

function Works({
  works: { count, first },
  locale,
}: {
  readonly works: CountedWorks
  readonly locale: Locale
}) {
  const t = useTranslations('myCollections.licences')
  return (
    <ul className="small collections__works">
      {first.map((work) => (
        <li key={work.slug}>
          <a className="link" href={href('item', locale, work)}>
            {work.title}
          </a>{' '}
          <span className="muted">{LICENCES[work.licence].name}</span>
        </li>
      ))}
      {count > first.length && <li className="muted">{t('more', { count: count - first.length })}</li>}
    </ul>
  )
}

function Credits({ count, credits }: { readonly count: number; readonly credits: string }) {
  const t = useTranslations('myCollections.licences')
  const [copied, flagCopied] = useTimedFlag()
  return (
    <details>
      <summary>{t('attribution', { count })}</summary>
      <div className="stack stack--tight">
        <p className="small collections__credits">{credits}</p>
        <div>
          <Button size="small" onClick={() => void navigator.clipboard.writeText(credits).then(flagCopied)}>
            <Icon name={copied ? 'check' : 'copy'} />
            {t(copied ? 'copied' : 'copy')}
          </Button>
        </div>
        <span className="vh" role="status">
          {copied ? t('copied') : ''}
        </span>
      </div>
    </details>
  )
}
