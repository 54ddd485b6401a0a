import { useTranslations } from 'next-intl'
import type { RuleFacts, Severity } from '#domain/lint/rules.ts'
import { Badge } from '#storefront/ui/badge.tsx'

/** The weight of a rule, and whether the linter can mend it. */
export function RuleBadges({ severity, isFixable }: Pick<RuleFacts, 'severity' | 'isFixable'>) {
  const t = useTranslations('rules')
  return (
    <span className="row row--wrap badges">
      <Badge tone={TONES[severity]}>{t(`severity.${severity}`)}</Badge>
      {isFixable && <Badge tone="free">{t('automatic')}</Badge>}
    </span>
  )
}

const TONES = { error: 'bad', warning: 'warn', hint: 'neutral' } as const satisfies Record<Severity, string>
