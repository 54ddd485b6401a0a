import { Box, Typography } from '@mui/material'
import type { Currency } from '#domain/money/currencies.ts'
import { patternStyle } from '../charts/patterns.ts'
import { type Axis, placeOn, signedColumn } from '../charts/signed-scale.ts'
import { EARNED_BY } from './buckets.ts'
import { EARNED_PATTERNS } from './earned-patterns.ts'

interface Column {
  readonly key: string
  /** In the order of `EARNED_BY`. */
  readonly values: readonly number[]
}

interface ChartColumnsProps {
  readonly columns: readonly Column[]
  readonly axis: Axis
  readonly chosen: number
  readonly onChoose: (column: number) => void
  readonly currency: Currency
}

/** The drawing of columns with their axis; the slider around it says what it shows. */
export function ChartColumns({ columns, axis, chosen, onChoose, currency }: ChartColumnsProps) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, paddingY: 1 }}
    >
      <Labels axis={axis} currency={currency} />
      <Box sx={{ position: 'relative', height: '13rem', display: 'flex', gap: '2px' }}>
        {axis.ticks.map((tick) => (
          <Box
            key={tick}
            sx={{
              position: 'absolute',
              insetInline: 0,
              bottom: percent(placeOn(axis, tick)),
              borderBottom: `1px solid var(${tick === 0 ? '--line-strong' : '--line'})`,
            }}
          />
        ))}
        {columns.map(({ key, values }, index) => (
          <Box
            key={key}
            onPointerEnter={() => onChoose(index)}
            onPointerDown={() => onChoose(index)}
            sx={{
              position: 'relative',
              flex: '1 1 0',
              minWidth: 0,
              ...(index === chosen && { outline: '1px dashed var(--fg-2)' }),
            }}
          >
            <Parts values={values} axis={axis} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Parts({ values, axis }: Pick<Column, 'values'> & Pick<ChartColumnsProps, 'axis'>) {
  const places = signedColumn(values, axis)
  return EARNED_BY.map((by, at) => {
    const { from = 0, height = 0 } = places[at] ?? {}
    if (height === 0) return null
    return (
      <Box
        key={by}
        sx={{
          position: 'absolute',
          insetInline: '10%',
          bottom: percent(from),
          height: percent(height),
          ...patternStyle(EARNED_PATTERNS[by]),
        }}
      />
    )
  })
}

/** The widest label, hidden in the flow, gives the labels their room. */
function Labels({ axis, currency }: Pick<ChartColumnsProps, 'axis' | 'currency'>) {
  return (
    <Box sx={{ display: 'grid', position: 'relative' }}>
      {axis.ticks.map((tick) => (
        <Typography
          key={`room ${tick}`}
          variant="caption"
          sx={{ gridArea: '1 / 1', visibility: 'hidden', whiteSpace: 'nowrap' }}
        >
          {tickText(tick, currency)}
        </Typography>
      ))}
      {axis.ticks.map((tick) => (
        <Typography
          key={tick}
          variant="caption"
          color="text.secondary"
          sx={{
            position: 'absolute',
            insetInlineEnd: 0,
            bottom: percent(placeOn(axis, tick)),
            transform: 'translateY(50%)',
            whiteSpace: 'nowrap',
          }}
        >
          {tickText(tick, currency)}
        </Typography>
      ))}
    </Box>
  )
}

function tickText(tick: number, currency: Currency): string {
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency,
    ...(Number.isInteger(tick) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(tick)
}

function percent(share: number): string {
  return `${share * 100}%`
}
