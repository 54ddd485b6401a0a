import { useTranslations } from 'next-intl'
import type { ItemDetail, PackCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { StepKeys } from '#storefront/features/detail/step-keys.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface PackStepsProps {
  readonly item: Pick<ItemDetail, 'previous' | 'next'>
  readonly pack: PackCard
  readonly locale: Locale
}

const SIDES = [
  { side: 'previous', rel: 'prev', icon: 'chevron-left', label: 'previousIn' },
  { side: 'next', rel: 'next', icon: 'chevron-right', label: 'nextIn' },
] as const

/** Links to the previous and next item of a pack, also by arrow keys. */
export function PackSteps({ item, pack, locale }: PackStepsProps) {
  const t = useTranslations('detail')
  return (
    <nav className="steps" aria-label={pack.title} data-carries-palette="">
      {SIDES.map(({ side, rel, icon, label }) => {
        const to = item[side]
        if (to === null) return null
        const words = t(label, { pack: pack.title, title: to.title })
        return (
          <LinkButton
            key={rel}
            size="small"
            tone="quiet"
            iconOnly
            rel={rel}
            href={href('item', locale, to)}
            aria-label={words}
            title={words}
          >
            <Icon name={icon} />
          </LinkButton>
        )
      })}
      <StepKeys />
    </nav>
  )
}
