import { Alert, Box, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, useTranslate } from 'react-admin'
import type { ContributorRoyalties, ShownRule } from '#domain/contract/console/royalties.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { SHARES } from '#domain/royalties/rule.ts'
import { MoneyLinks } from '../earnings/money-links.tsx'
import { ConsolePage } from '../layout/console-page.tsx'
import { moneyText } from '../money/money-text.ts'
import { RowTable } from '../money/row-table.tsx'
import { sendRequest } from '../providers/send-request.ts'
import { writeDay } from '../statistics/write-values.ts'
import { WeightTable } from './weight-table.tsx'

/** The royalty rules of a contributor: in force, announced with what the last year would have paid, and open months. */
export default function RoyaltiesPage() {
  const translate = useTranslate()
  const { data, error, isPending } = useQuery({
    queryKey: ['royalties'],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/royalties`, { signal }) as Promise<ContributorRoyalties>,
  })
  if (isPending) return <Loading />
  return (
    <ConsolePage heading="console.royalties.heading" width="desk">
      <MoneyLinks here="royalties" />
      {error === null && data !== undefined ? (
        <Stack spacing={4} sx={{ marginTop: 2 }}>
          {data.announced.map((rule) => (
            <Announced key={rule.version} rule={rule} />
          ))}
          <Preview preview={data.preview} />
          {data.in_force !== null && (
            <section>
              <Typography variant="h2" gutterBottom>
                {translate('console.royalties.inForce')}
              </Typography>
              <Terms rule={data.in_force} />
            </section>
          )}
        </Stack>
      ) : (
        <Alert severity="error">{translate(error?.message ?? 'console.errors.unavailable')}</Alert>
      )}
    </ConsolePage>
  )
}

function Announced({ rule }: { readonly rule: ContributorRoyalties['announced'][number] }) {
  const translate = useTranslate()
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.royalties.announced', { date: writeDay(rule.in_force_from.slice(0, 10)) })}
      </Typography>
      {rule.forecast.length === 0 ? (
        <Alert severity="info">{translate('console.royalties.wouldHaveNone')}</Alert>
      ) : (
        <RowTable
          heading="console.royalties.wouldHave"
          rows={rule.forecast}
          keyOf={({ month, currency }) => `${month} ${currency}`}
          columns={{
            month: ({ month }) => month,
            paid: (one) => moneyText(one.paid, one.currency),
            forecast: (one) => moneyText(one.forecast, one.currency),
          }}
        />
      )}
      <Terms rule={rule} />
    </section>
  )
}

function Terms({ rule }: { readonly rule: ShownRule }) {
  const translate = useTranslate()
  return (
    <>
      <Typography gutterBottom>
        {translate('console.royalties.versionOf', {
          version: rule.version,
          date: writeDay(rule.in_force_from.slice(0, 10)),
        })}
      </Typography>
      <Typography color="text.secondary">{translate('console.royalties.explain')}</Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2 }}>
        {SHARES.map((share) => [
          <dt key={`${share} name`}>{translate(`console.fields.${share}`)}</dt>,
          <dd key={share}>{rule[share]}</dd>,
        ])}
      </Box>
      <WeightTable weights={rule.weights} />
    </>
  )
}

function Preview({ preview }: Pick<ContributorRoyalties, 'preview'>) {
  const translate = useTranslate()
  if (preview.length === 0)
    return <Typography color="text.secondary">{translate('console.royalties.previewNone')}</Typography>
  return (
    <section>
      <RowTable
        heading="console.royalties.preview"
        rows={preview}
        keyOf={({ currency }) => currency}
        columns={{
          amount: ({ amount, currency }) => moneyText(amount, currency),
          downloads: ({ downloads }) => downloads,
          measured_on: (one) => writeDay(one.measured_on),
        }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ paddingX: 2 }}>
        {translate('console.royalties.previewHint')}
      </Typography>
    </section>
  )
}
