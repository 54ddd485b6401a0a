import type { useTranslations } from 'next-intl'
import type { LimitedAllowance } from '#domain/contract/access.ts'

/** Texts about what a user may do with an exclusive asset: the browser chooses among them without messages. */
export interface AccessTexts {
  readonly licence: string
  readonly purchase: string
  readonly unlimited: string
  /** With `{left}` and `{limit}` to be replaced. */
  readonly left: Readonly<Record<LimitedAllowance['period'], string>>
  readonly usedUp: string
  readonly freeToday: string
  /** With `{owner}` to be replaced. */
  readonly askOwner: string
  readonly askOwnerNote: string
  /** The subject of the mail to the owner. */
  readonly subject: string
}

const PLACES = { left: '{left}', limit: '{limit}' } as const

/** @param title of the asset */
export function accessTextsOf(t: ReturnType<typeof useTranslations<never>>, title: string): AccessTexts {
  return {
    licence: t('detail.access.licence'),
    purchase: t('detail.access.purchase'),
    unlimited: t('detail.access.unlimited'),
    left: { day: t('detail.access.leftToday', PLACES), month: t('detail.access.leftThisMonth', PLACES) },
    freeToday: t('detail.access.freeToday'),
    usedUp: t('errors.quota-used-up'),
    askOwner: t('detail.access.askOwner', { owner: '{owner}' }),
    askOwnerNote: t('detail.access.askOwnerNote'),
    subject: t('detail.access.subject', { title }),
  }
}

/** "7 of 10 left today". */
export function leftText({ used, limit, period }: LimitedAllowance, { left }: AccessTexts): string {
  const rest = Math.max(limit - used, 0)
  return left[period].replace('{left}', String(rest)).replace('{limit}', String(limit))
}
