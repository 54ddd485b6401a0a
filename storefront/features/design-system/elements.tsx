import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { ICON_SHAPES, type IconName } from '#storefront/ui/icon-shapes.ts'

const BUTTONS = ['primary', 'strong', 'neutral', 'outline', 'quiet', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const
const BADGES: readonly NonNullable<ComponentProps<typeof Badge>['tone']>[] = [
  ...(['neutral', 'free', 'exclusive', 'warn', 'bad'] as const),
]
const ICONS = Object.keys(ICON_SHAPES) as IconName[]

/** The parts that pages are made of, in their tones and sizes. */
export function Elements() {
  const t = useTranslations('designSystem')
  return (
    <>
      <Group heading={t('groups.buttons')}>
        {BUTTONS.map((tone) => (
          <Button key={tone} tone={tone}>
            {t('button')}
          </Button>
        ))}
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {t('button')}
          </Button>
        ))}
        <Button disabled>{t('button')}</Button>
        <Button busy>{t('button')}</Button>
      </Group>
      <Group heading={t('groups.badges')}>
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('badge')}
          </Badge>
        ))}
      </Group>
      <Group heading={t('groups.fields')}>
        <label className="stack">
          {t('field')}
          <input className="input" />
        </label>
      </Group>
      <Group heading={t('groups.icons')}>
        {ICONS.map((name) => (
          <span key={name} className="dsys__i">
            <Icon name={name} />
            <code className="small">{name}</code>
          </span>
        ))}
      </Group>
      <EmptyState heading={t('groups.empty')} text={t('sample')} />
    </>
  )
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="stack">
      <h2 className="h-2">{heading}</h2>
      <div className="row row--wrap">{children}</div>
    </section>
  )
}
