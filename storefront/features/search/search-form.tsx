import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { searchHref } from '#domain/routing/href.ts'
import { offeredKinds } from '#storefront/data/site.ts'
import { ClearButton } from '#storefront/features/search/clear-button.tsx'
import { ContributorPill, type SearchedContributor } from '#storefront/features/search/contributor-pill.tsx'
import { SearchAssistant } from '#storefront/features/search/search-assistant.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

export interface SearchFormProps {
  /** Distinguishes the fields of one page. */
  readonly id: string
  readonly locale: Locale
  /** `compact` is in the header, `listing` above results, `hero` at the top of a page. */
  readonly size: 'compact' | 'listing' | 'hero'
  readonly placeholder?: string
  /** What was searched for. */
  readonly words?: string | null
  /** The kind that is searched in at first. */
  readonly kind?: Kind | null
  /** What else of the address a new search keeps (spec section 5: all but the page). */
  readonly kept?: readonly (readonly [name: string, value: string])[]
  /** Where a visitor gets rid of the words; without it they are cleared in the field alone. */
  readonly clearHref?: string
  readonly contributor?: SearchedContributor | null
  readonly className?: string
  /** Controls that belong to the search, before its button. */
  readonly children?: ReactNode
}

/** Has a letter, a digit or anything else that is not a space: an empty search is not sent (spec section 5). */
const NOT_BLANK = '.*\\S.*'

const LOOKS = { compact: '', listing: 'search--listing', hero: 'search--lg' } as const

/** Sends the words to their listing; works without scripts, which add suggestions and what was searched before. */
export function SearchForm(props: SearchFormProps) {
  const { id, locale, size, words, kind = null, kept = [], clearHref, contributor = null, children } = props
  const t = useTranslations()
  const looks = ['search', LOOKS[size], props.className].filter(Boolean).join(' ')
  return (
    <search className="contents">
      <form className={looks} action={searchHref(locale)}>
        <Icon name="search" />
        {contributor && <ContributorPill contributor={contributor} />}
        <label className="vh" htmlFor={id}>
          {t('common.search.label')}
        </label>
        <input
          id={id}
          type="search"
          name="query"
          required
          pattern={NOT_BLANK}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={props.placeholder ?? t('common.search.label')}
          defaultValue={words ?? undefined}
        />
        {clearHref === undefined ? (
          <ClearButton inputId={id} label={t('search.clear')}>
            <Icon name="x" />
          </ClearButton>
        ) : (
          <LinkButton
            tone="quiet"
            size="small"
            iconOnly
            className="search__clear"
            href={clearHref}
            aria-label={t('search.clear')}
          >
            <Icon name="x" />
          </LinkButton>
        )}
        {size === 'listing' ? (
          <input type="hidden" name="asset" value={kind ?? ''} />
        ) : (
          <KindSelect kind={kind} />
        )}
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {children}
        {size !== 'compact' && (
          <button type="submit" className="btn btn--primary">
            {t('common.search.submit')}
          </button>
        )}
        <SearchAssistant inputId={id} />
      </form>
    </search>
  )
}

/** Which kind to search in (spec section 2, "Search form"). */
function KindSelect({ kind }: { readonly kind: Kind | null }) {
  const t = useTranslations()
  return (
    <select className="search__kind" name="asset" defaultValue={kind ?? ''} aria-label={t('search.kind')}>
      <option value="">{t('kinds.all.many')}</option>
      {offeredKinds().map((code) => (
        <option key={code} value={code}>
          {t(`kinds.${code}.many`)}
        </option>
      ))}
    </select>
  )
}
