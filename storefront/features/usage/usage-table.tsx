'use client'

import { useTranslations } from 'next-intl'
import type { UsageRow } from '#domain/contract/usage.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { dayText } from '#storefront/features/usage/day-text.ts'
import { memberKey } from '#storefront/features/usage/members-of.ts'

interface UsageTableProps {
  readonly rows: readonly UsageRow[]
  readonly locale: Locale
}

/** The use of each kind by UTC day, with what was used of its limit. */
export function UsageTable({ rows, locale }: UsageTableProps) {
  const t = useTranslations('usage')
  const isByMember = rows.some(({ member }) => member !== undefined)
  return (
    <table className="table usage__table">
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.day')}</th>
          {isByMember && <th scope="col">{t('columns.member')}</th>}
          <th scope="col">{t('columns.kind')}</th>
          <th scope="col" className="usage__plan">
            {t('columns.plan')}
          </th>
          <th scope="col">{t('columns.used')}</th>
          <th scope="col">{t('columns.ofLimit')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <UsageLine
            key={[row.day, row.kind, row.plan, memberKey(row)].join(' ')}
            row={row}
            locale={locale}
          />
        ))}
      </tbody>
    </table>
  )
}

function UsageLine({ row, locale }: { readonly row: UsageRow; readonly locale: Locale }) {
  const t = useTranslations('usage')
  const kinds = useTranslations('kinds')
  const { day, kind, plan, used, limit, period, used_of_limit: ofLimit, member } = row
  return (
    <tr>
      <th scope="row" className="num">
        <time dateTime={day}>{dayText(day, locale)}</time>
      </th>
      {member !== undefined && <td>{member?.name ?? t('former')}</td>}
      <td>{kinds(`${kind}.many`)}</td>
      <td className="muted usage__plan">{plan}</td>
      <td className="num">{used}</td>
      <td className="num">
        {limit === null ? t('unlimited') : t(`ofLimit.${period}`, { used: ofLimit, limit })}
      </td>
    </tr>
  )
}
