import { useTranslations } from 'next-intl'
import { TEMPLATE_CATEGORY_CODES, type TemplateCategory } from '#domain/assets/template-categories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Pills } from '#storefront/ui/pills.tsx'

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
      <Pills
        pills={TEMPLATE_CATEGORY_CODES.map((use) => ({
          label: t(`name.${use}`),
          href: href('templateCategory', locale, { use }),
          current: use === current,
        }))}
      />
    </nav>
  )
}
