import { Alert, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, useLocale, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { ContributorProfile } from '#domain/contract/contributors.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { dayText } from '../dates/date-text.ts'
import { ConsolePage } from '../layout/console-page.tsx'
import { sendRequest } from '../providers/send-request.ts'
import { writeDay } from '../statistics/write-values.ts'
import { ProfileForm } from './profile-form.tsx'

/** The public profile of the contributor, with the agreement that they accepted. */
export default function ProfilePage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const contributor = query.get('contributor')
  const address = `${CONSOLE_API}/profile${contributor === null ? '' : `?${new URLSearchParams({ contributor })}`}`
  const { data, error, isPending } = useQuery({
    queryKey: ['profile', contributor],
    queryFn: ({ signal }) => sendRequest(address, { signal }) as Promise<ContributorProfile>,
  })
  if (isPending) return <Loading />
  return (
    <ConsolePage heading="console.profile.heading">
      {error === null && data !== undefined ? (
        <>
          <Facts profile={data} />
          <PayoutDetailsLink />
          {/* A new version replaces the typed values as well. */}
          <ProfileForm key={`${data.id} ${data.updated_at}`} profile={data} named={contributor} />
        </>
      ) : (
        <Alert severity="error">{translate('console.errors.unavailable')}</Alert>
      )}
    </ConsolePage>
  )
}

/** Identity, tax form and payout method are on the site, in the contributor's dashboard. */
function PayoutDetailsLink() {
  const translate = useTranslate()
  const chosen = useLocale()
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE
  return (
    <Typography variant="body2" gutterBottom>
      <Link href={href('dashboard', locale, { section: 'payout-details' })}>
        {translate('console.profile.payoutDetails')}
      </Link>
    </Typography>
  )
}

function Facts({ profile: { username, agreement } }: { readonly profile: ContributorProfile }) {
  const translate = useTranslate()
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }} gutterBottom>
      <Link href={`/contributors/${username}`}>{translate('console.profile.public', { username })}</Link>
      {agreement !== null &&
        ` · ${translate('console.profile.agreement', {
          version: writeDay(agreement.version),
          date: dayText(agreement.accepted_at),
        })}`}
    </Typography>
  )
}
