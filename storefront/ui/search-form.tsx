import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { searchHref } from '#domain/routing/href.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface SearchFormProps {
  /** Distinguishes the fields of one page. */
  readonly id: string
  readonly locale: Locale
  readonly placeholder: string
  /** The hero's size, with its button in words. */
  readonly large?: boolean
  /** What was searched for. */
  readonly words?: string
  /** Searches within one kind. */
  readonly kind?: Kind | null
  readonly className?: string
  /** Controls that belong to the search, before its button. */
  readonly children?: ReactNode
}

/** Has a letter, a digit or anything else that is not a space: an empty search is not sent (spec section 5). */
const NOT_BLANK = '.*\\S.*'

/** Sends the words to their listing; works without scripts. */
export function SearchForm({
  id,
  locale,
  placeholder,
  large = false,
  words,
  kind = null,
  className = '',
  children,
}: SearchFormProps) {
  const t = useTranslations('common.search')
  const looks = ['search', large && 'search--lg', className].filter(Boolean).join(' ')
  return (
    <search className="contents">
      <form className={looks} action={searchHref(locale)}>
        <Icon name="search" />
        <label className="vh" htmlFor={id}>
          {t('label')}
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
          placeholder={placeholder}
          defaultValue={words}
        />
        {kind !== null && <input type="hidden" name="asset" value={kind} />}
        {children}
        {large && (
          <button type="submit" className="btn btn--primary">
            {t('submit')}
          </button>
        )}
      </form>
    </search>
  )
}
