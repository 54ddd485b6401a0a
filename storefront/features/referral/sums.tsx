import { useTranslations } from 'next-intl'
import type { Referral } from '#domain/contract/referrals.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import type { ProgramPage } from './program-frame.tsx'

type Amount = Referral['cap']

interface RewardSumsProps {
  readonly program: ProgramPage
  readonly facts: Pick<Referral, 'held' | 'settled' | 'cap'>
  readonly locale: Locale
}

/** What is held, and what was credited or can be paid out, in each currency. */
export function RewardSums({ program, facts, locale }: RewardSumsProps) {
  const t = useTranslations('referral')
  return (
    <dl className="program__sums">
      {(['held', 'settled'] as const).map((state) => (
        <div key={state} className="program__sum">
          <dt className="small muted">{t(`${program}.${state}`)}</dt>
          <dd className="h-2 num">
            {facts[state].length === 0
              ? amountOf({ amount: '0', currency: facts.cap.currency }, locale)
              : facts[state].map((sum) => amountOf(sum, locale)).join(' + ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An amount of the API in the reader's language. */
export function amountOf({ amount, currency }: Amount, locale: Locale): string {
  return formatMoney(money(BigInt(amount), currency), locale)
}
