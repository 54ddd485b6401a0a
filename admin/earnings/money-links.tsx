import { Link as PageLink, Stack } from '@mui/material'
import { Link, useLocale, useTranslate } from 'react-admin'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

interface MoneyLinksProps {
  /** The page that they are on. */
  readonly here: 'earnings' | 'royalties'
}

/** The other pages about a contributor's money: earnings or rules, cashouts, payout details, statements and their check. */
export function MoneyLinks({ here }: MoneyLinksProps) {
  const translate = useTranslate()
  const chosen = useLocale()
  const other = here === 'earnings' ? 'royalties' : 'earnings'
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Link to={`/${other}`}>{translate(`console.${other}.heading`)}</Link>
      <PageLink href={href('dashboard', locale, { section: 'cashouts' })}>
        {translate('console.earnings.cashouts')}
      </PageLink>
      <PageLink href={href('dashboard', locale, { section: 'payout-details' })}>
        {translate('console.profile.payoutDetails')}
      </PageLink>
      <PageLink href={href('dashboard', locale, { section: 'statements' })}>
        {translate('console.earnings.statements')}
      </PageLink>
      <PageLink href={href('statements', locale)}>{translate('console.earnings.checkStatements')}</PageLink>
    </Stack>
  )
}
