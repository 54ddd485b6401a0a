import { useTranslations } from 'next-intl'
import type { Keywords } from '#domain/contract/directories.ts'
import { OTHER_INITIAL } from '#domain/keywords/initials.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

interface InitialLinksProps {
  readonly locale: Locale
  readonly initials: Keywords['initials']
  readonly current: string
}

/** The letters of the index, each with how many words it has. */
export function InitialLinks({ locale, initials, current }: InitialLinksProps) {
  const t = useTranslations('taxonomy.keywordList')
  return (
    <nav className="initials" aria-label={t('letters')}>
      {initials.map(({ initial, count }) => (
        <a
          key={initial}
          href={href('keywordList', locale, { initial })}
          aria-current={initial === current ? 'page' : undefined}
          aria-label={t('words', { initial: initialName(t, initial), count })}
        >
          {initialName(t, initial)}
        </a>
      ))}
    </nav>
  )
}

/** What a letter of the index is called. */
export function initialName(
  t: ReturnType<typeof useTranslations<'taxonomy.keywordList'>>,
  initial: string,
): string {
  return initial === OTHER_INITIAL ? t('other') : initial.toUpperCase()
}
