import { useTranslations } from 'next-intl'
import type { LintRule } from '#domain/lint/rule-codes.ts'
import { limitsInText } from '#domain/lint/rule-page.ts'
import { ruleFacts } from '#domain/lint/rules.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { DrawnExamples } from '#storefront/features/upload-rules/drawn-examples.tsx'
import { RuleBadges } from '#storefront/features/upload-rules/rule-badges.tsx'
import { WrittenExamples } from '#storefront/features/upload-rules/written-examples.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'

interface RulePageProps {
  readonly locale: Locale
  readonly rule: LintRule
}

/** One rule: what it asks for, why, a good and a bad example, and how to fix it. */
export function RulePage({ locale, rule }: RulePageProps) {
  const t = useTranslations('rules')
  const limits = limitsInText(rule)
  const { severity, kinds, isFixable } = ruleFacts(rule)
  return (
    <article className="wrap wrap--text rules">
      <header className="stack">
        <p className="rules__n muted">{rule}</p>
        <h1 className="h-1">{t(`texts.${rule}.what`, limits)}</h1>
        <RuleBadges severity={severity} isFixable={isFixable} />
        <p className="muted">{t(`effect.${severity}`)}</p>
        <RuleKinds kinds={kinds} />
      </header>
      <section className="stack stack--tight">
        <h2 className="h-3">{t('why')}</h2>
        <p>{t(`texts.${rule}.why`, limits)}</p>
      </section>
      <section className="stack">
        <h2 className="h-3">{t('examples')}</h2>
        <DrawnExamples rule={rule} />
        <WrittenExamples rule={rule} />
      </section>
      <section className="stack stack--tight">
        <h2 className="h-3">{t('mend')}</h2>
        <p>{t(`texts.${rule}.mend`, limits)}</p>
      </section>
      <footer className="row row--wrap">
        <LinkButton href={href('uploadRules', locale)}>{t('all')}</LinkButton>
      </footer>
    </article>
  )
}

/** The kinds that a rule concerns; nothing where it concerns all. */
function RuleKinds({ kinds }: { readonly kinds: ReturnType<typeof ruleFacts>['kinds'] }) {
  const t = useTranslations('kinds')
  return kinds === null ? null : <p className="muted">{kinds.map((kind) => t(`${kind}.many`)).join(' · ')}</p>
}
