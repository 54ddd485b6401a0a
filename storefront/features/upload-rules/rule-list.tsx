import { useTranslations } from 'next-intl'
import { limitsInText, RULE_GROUP_CODES, rulesOfGroup } from '#domain/lint/rule-page.ts'
import { ruleFacts } from '#domain/lint/rules.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { RuleBadges } from '#storefront/features/upload-rules/rule-badges.tsx'

/** All rules by subject, each with its weight. */
export function RuleList({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('rules')
  return (
    <div className="wrap wrap--text rules">
      <header className="stack">
        <h1 className="h-1">{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      {RULE_GROUP_CODES.map((group) => (
        <section key={group} className="stack">
          <h2 className="h-2">{t(`groups.${group}`)}</h2>
          <ul className="rules__l">
            {rulesOfGroup(group).map((rule) => (
              <li key={rule} className="rules__i">
                <a className="link" href={href('uploadRule', locale, { rule })}>
                  <span className="rules__n">{rule}</span> {t(`texts.${rule}.what`, limitsInText(rule))}
                </a>
                <RuleBadges {...ruleFacts(rule)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
