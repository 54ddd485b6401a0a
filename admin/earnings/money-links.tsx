import { Link as PageLink, Stack } from '@mui/material'
import { Link, useLocale, useTranslate } from 'react-admin'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

/** The other pages about a contributor's money: rules and forecasts, cashouts, payout details. */
export function MoneyLinks() {
  const translate = useTranslate()
  const chosen = useLocale()
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Link to="/royalties">{translate('console.royalties.heading')}</Link>
      <PageLink href={href('dashboard', locale, { section: 'cashouts' })}>
        {translate('console.earnings.cashouts')}
      </PageLink>
      <PageLink href={href('dashboard', locale, { section: 'payout-details' })}>
        {translate('console.profile.payoutDetails')}
      </PageLink>
    </Stack>
  )
}
