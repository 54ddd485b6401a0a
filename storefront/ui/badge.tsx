import type { ReactNode } from 'react'
import { Icon } from '#storefront/ui/icon.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'

const TONES = {
  neutral: 'badge',
  free: 'badge badge--free',
  exclusive: 'badge badge--excl',
  warn: 'badge badge--warn',
  bad: 'badge badge--bad',
} as const

interface BadgeProps {
  readonly tone?: keyof typeof TONES
  readonly icon?: IconName
  readonly children: ReactNode
}

/** A short fact about an asset; the colour only repeats what its words say. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={TONES[tone]}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
