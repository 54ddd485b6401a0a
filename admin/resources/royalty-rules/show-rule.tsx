import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { RoyaltyDistribution, RoyaltyRuleDetail } from '#domain/contract/console/royalties.ts'
import { percentOf } from '#domain/contract/console/royalties.ts'
import { CHANGE_BAND_CODES } from '#domain/royalties/distribution.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { moneyText } from '../../money/money-text.ts'
import { RowTable } from '../../money/row-table.tsx'
import { PublishRule } from '../../royalties/publish-rule.tsx'
import { WeightTable } from '../../royalties/weight-table.tsx'

export default function ShowRule() {
  return (
    <ResourceShow resource="royalty-rules" represent="id">
      <Detail />
    </ResourceShow>
  )
}

/** Commands of a draft, weights, agreed shares and the distribution over contributors. The row of the list has none of it. */
function Detail() {
  const translate = useTranslate()
  const rule = useRecordContext<Partial<RoyaltyRuleDetail> & { readonly id: number }>()
  if (rule?.weights === undefined || rule.exceptions === undefined || rule.forecast === undefined) return null
  const { id, weights, exceptions, forecast, allowed_actions: allowed = [] } = rule
  const percent = (share: number | null) => (share === null ? null : percentOf(share))
  return (
    <>
      {allowed.includes('publish') && <PublishRule id={id} earliest={rule.earliest ?? ''} />}
      <CommandBar resource="royalty-rules" id={id} allowed={allowed.filter((one) => one === 'discard')} />
      <WeightTable weights={weights} />
      <RowTable
        heading="console.royalties.exceptions"
        rows={exceptions}
        keyOf={({ contributor }) => contributor}
        columns={{
          contributor_name: ({ name, contributor }) => name ?? `#${contributor}`,
          pool_share: (one) => percent(one.pool_share),
          sale_share: (one) => percent(one.sale_share),
          api_share: (one) => percent(one.api_share),
        }}
      />
      {forecast.length === 0 && rule.allowed_actions !== undefined && (
        <Typography sx={{ padding: 2 }}>{translate('console.royalties.noForecast')}</Typography>
      )}
      {forecast.map((one) => (
        <Distribution key={one.currency} distribution={one} months={rule.forecast_months ?? 0} />
      ))}
    </>
  )
}

interface DistributionProps {
  readonly distribution: RoyaltyDistribution
  readonly months: number
}

function Distribution({ distribution, months }: DistributionProps) {
  const translate = useTranslate()
  const { currency, bands, most, paid, forecast } = distribution
  return (
    <>
      <RowTable
        heading="console.royalties.distribution"
        texts={{ currency }}
        rows={CHANGE_BAND_CODES}
        keyOf={(band) => band}
        columns={{
          band: (band) => translate(`console.royalties.bands.${band}`),
          contributors: (band) => bands[band],
        }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ paddingX: 2 }}>
        {translate('console.royalties.distributionSums', {
          paid: moneyText(paid, currency),
          forecast: moneyText(forecast, currency),
          months,
        })}
      </Typography>
      <RowTable
        heading="console.royalties.most"
        texts={{ currency }}
        rows={most}
        keyOf={({ contributor }) => contributor}
        columns={{
          contributor_name: ({ name, contributor }) => name ?? `#${contributor}`,
          paid: (one) => moneyText(one.paid, currency),
          forecast: (one) => moneyText(one.forecast, currency),
        }}
      />
    </>
  )
}
