'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { FINDINGS } from '#domain/statements/findings.ts'
import { monthName } from '#domain/statements/printed.ts'
import type { Verification } from '#domain/statements/verify.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { amountOf } from './amounts.ts'

/** What a check found; `unavailable` in a browser that cannot compute hashes. */
export type Checked = (Verification & { readonly isPublished: boolean }) | 'unavailable'

interface CheckResultProps {
  readonly checked: Checked
  readonly locale: Locale
}

/** The findings of a check by number, or that there is none, with what the statement states. */
export function CheckResult({ checked, locale }: CheckResultProps) {
  const t = useTranslations('statements.check')
  if (checked === 'unavailable') return <p className="alert alert--bad">{t('unavailable')}</p>
  const { findings, file, isPublished } = checked
  return (
    <div className="stack">
      {findings.length === 0 && (
        <p className="alert">
          <Icon name={isPublished ? 'circle-check' : 'circle-alert'} />
          <span>{t(isPublished ? 'valid' : 'unpublished')}</span>
        </p>
      )}
      {findings.length > 0 && (
        <div className="alert alert--bad">
          <Icon name="circle-alert" />
          <div className="stack">
            <p>{t('found', { count: findings.length })}</p>
            <ul className="statements__findings">
              {findings.map(({ code, line }) => (
                <li key={`${code} ${line}`}>
                  {line === null
                    ? t('finding', { number: FINDINGS[code].number })
                    : t('lineFinding', { number: FINDINGS[code].number, line })}{' '}
                  {t(`findings.${code}`)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {file !== null && (
        <p className="muted">
          {t('states', {
            month: monthName(file.statement.month, locale),
            lines: file.statement.lines,
            sums: file.statement.sums.map((sum) => amountOf(sum, locale)).join(' + ') || '–',
          })}
        </p>
      )}
    </div>
  )
}
