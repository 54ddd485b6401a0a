import { Box, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ConsoleEarnings, ContributorBalance } from '#domain/contract/console/earnings.ts'
import { PatternKey } from '../charts/pattern-key.tsx'
import { type Pattern, patternStyle } from '../charts/patterns.ts'
import { moneyText } from '../money/money-text.ts'

/** The sums of a balance in their order, each with its pattern. */
const SUMS = {
  pending: 'slopes',
  available: 'solid',
  on_hold: 'levels',
  paid: 'dots',
} as const satisfies Record<string, Pattern>
const SUM_NAMES = Object.keys(SUMS) as readonly (keyof typeof SUMS)[]

interface BalanceSumsProps extends Pick<ConsoleEarnings, 'currency'> {
  readonly balance: ContributorBalance
}

/** What is pending, available, on hold and paid: as sums, and as a bar in patterns. */
export function BalanceSums({ balance, currency }: BalanceSumsProps) {
  const translate = useTranslate()
  return (
    <Stack spacing={2}>
      <PatternKey
        entries={SUM_NAMES.map((sum) => ({
          pattern: SUMS[sum],
          label: translate(`console.earnings.sums.${sum}`),
          value: moneyText(balance[sum], currency),
        }))}
      />
      <Shares balance={balance} />
    </Stack>
  )
}

function Shares({ balance }: Pick<BalanceSumsProps, 'balance'>) {
  const shown = SUM_NAMES.filter((sum) => Number(balance[sum]) > 0)
  if (shown.length === 0) return null
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: '1.75rem' }}>
      {shown.map((sum) => (
        <Box
          key={sum}
          sx={{ flex: `${Number(balance[sum])} 1 0`, minWidth: '4px', ...patternStyle(SUMS[sum]) }}
        />
      ))}
    </Box>
  )
}
