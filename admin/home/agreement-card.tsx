import { Alert, Card, CardContent, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { REVIEW_PERIODS, type ReviewPeriod } from '#domain/contract/console/review-period.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { Agreement } from '#domain/review/agreement.ts'
import { sendRequest } from '../providers/send-request.ts'
import { AgreementReasons } from './agreement-reasons.tsx'

/** How often blind second reviews agree with the first decision, for senior reviewers. */
export function AgreementCard() {
  const translate = useTranslate()
  const [days, setDays] = useState<ReviewPeriod>(30)
  const { data, error } = useQuery({
    queryKey: ['review-agreement', days],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/review-agreement?days=${days}`, { signal }) as Promise<Agreement>,
  })
  return (
    <Card component="section" aria-labelledby="agreement-heading" sx={{ marginTop: 2 }}>
      <CardContent>
        <Typography id="agreement-heading" variant="h2" gutterBottom>
          {translate('console.agreement.heading')}
        </Typography>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {translate('console.agreement.hint')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          onChange={(_event, chosen: ReviewPeriod | null) => chosen !== null && setDays(chosen)}
          aria-label={translate('console.agreement.period')}
        >
          {REVIEW_PERIODS.map((period) => (
            <ToggleButton key={period} value={period}>
              {translate('console.agreement.days', { days: period })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {error !== null && <Alert severity="error">{translate('console.errors.unavailable')}</Alert>}
        {data !== undefined && <Figures agreement={data} />}
      </CardContent>
    </Card>
  )
}

function Figures({ agreement }: { readonly agreement: Agreement }) {
  const translate = useTranslate()
  const { pairs, equal, kappa, undecided, reasons } = agreement
  const language = document.documentElement.lang
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  if (pairs + undecided === 0) return <Typography>{translate('console.agreement.none')}</Typography>
  return (
    <>
      {pairs > 0 && (
        <Typography>
          {translate('console.agreement.equal', { equal, pairs, share: percent.format(equal / pairs) })}
        </Typography>
      )}
      <Typography>
        {kappa === null
          ? translate('console.agreement.noKappa')
          : translate('console.agreement.kappa', { kappa: decimal.format(kappa) })}
      </Typography>
      {undecided > 0 && <Typography>{translate('console.agreement.undecided', { undecided })}</Typography>}
      {reasons.length > 0 && <AgreementReasons reasons={reasons} />}
    </>
  )
}
