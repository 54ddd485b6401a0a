import { useTranslations } from 'next-intl'
import { TEMPLATE_CATEGORY_CODES, type TemplateCategory } from '#domain/assets/template-categories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

interface TemplateUsesProps {
  readonly locale: Locale
  /** The use that the page is about. */
  readonly current?: TemplateCategory
}

/** What templates are made for, as short ways to each. */
export function TemplateUses({ locale, current }: TemplateUsesProps) {
  const t = useTranslations('templates')
  return (
    <nav aria-label={t('uses')}>
      <ul className="pill-row">
        {TEMPLATE_CATEGORY_CODES.map((use) => (
          <li key={use}>
            <a
              className={use === current ? 'pill pill--on' : 'pill'}
              href={href('templateCategory', locale, { use })}
              aria-current={use === current ? 'page' : undefined}
            >
              {t(`name.${use}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
