import { LinearProgress } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { RoyaltyCloseDetail } from '#domain/contract/console/royalties.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { moneyText } from '../../money/money-text.ts'
import { RowTable } from '../../money/row-table.tsx'

export default function ShowClose() {
  return (
    <ResourceShow resource="royalty-closes" represent="month">
      <Detail />
    </ResourceShow>
  )
}

interface Close extends Partial<RoyaltyCloseDetail> {
  readonly id: number
  readonly close_state: 'pricing' | 'posting' | 'closed'
  readonly payments: number
  readonly priced_payments: number
  readonly earnings: number
  readonly posted_earnings: number
}

/** How far the close is, and its sums. React-admin shows the row of the list first, which has no sums. */
function Detail() {
  const translate = useTranslate()
  const close = useRecordContext<Close>()
  if (close?.sums === undefined) return null
  const { close_state: state } = close
  const [done, all] =
    state === 'pricing' ? [close.priced_payments, close.payments] : [close.posted_earnings, close.earnings]
  return (
    <>
      {state !== 'closed' && (
        <LinearProgress
          variant="determinate"
          value={all === 0 ? 0 : Math.min(100, (done / all) * 100)}
          aria-label={translate(`console.values.close_state.${state}`)}
          sx={{ margin: 2 }}
        />
      )}
      <RowTable
        heading="console.royalties.sums"
        rows={close.sums}
        keyOf={({ currency }) => currency}
        columns={{
          currency: ({ currency }) => currency,
          net: (sum) => moneyText(sum.net, sum.currency),
          royalties: (sum) => moneyText(sum.royalties, sum.currency),
          platform: (sum) => moneyText(sum.platform, sum.currency),
          unused: (sum) => moneyText(sum.unused, sum.currency),
        }}
      />
    </>
  )
}
