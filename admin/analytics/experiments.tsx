import { Alert, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { ConsoleExperiments, ExperimentResult } from '#domain/contract/console/experiments.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { sendRequest } from '../providers/send-request.ts'
import { writeNumber } from '../statistics/write-values.ts'
import { ReportTable } from './report-table.tsx'

/** The result of each flag, with a sentence of what may be concluded. */
export function Experiments() {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['experiments'],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/experiments`, { signal }) as Promise<ConsoleExperiments>,
  })
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.experiments.heading')}
      </Typography>
      {error !== null && <Alert severity="error">{translate(error.message)}</Alert>}
      {data?.experiments.length === 0 && (
        <Typography color="text.secondary">{translate('console.experiments.none')}</Typography>
      )}
      {data?.experiments.map((experiment) => (
        <Experiment key={experiment.code} experiment={experiment} />
      ))}
    </section>
  )
}

function Experiment({ experiment }: { readonly experiment: ExperimentResult }) {
  const translate = useTranslate()
  const { code, goal, is_running: isRunning, variants } = experiment
  const state = translate(isRunning ? 'console.experiments.running' : 'console.experiments.stopped')
  const goalText = translate(`console.experiments.goals.${goal}`)
  return (
    <>
      <ReportTable
        heading={`${code} · ${state}`}
        level="h3"
        caption={`${translate('console.experiments.goal')}: ${goalText}`}
        columns={['variant', 'exposures', 'conversions', 'rate', 'interval'].map((column) =>
          translate(`console.experiments.${column}`),
        )}
        rows={variants.map((variant, index) => ({
          key: variant.code,
          cells: [
            index === 0 ? `${variant.code} (${translate('console.experiments.control')})` : variant.code,
            writeNumber(variant.exposures),
            writeNumber(variant.conversions),
            variant.rate === null ? '–' : writeShare(variant.rate),
            variant.difference === null
              ? '–'
              : `${writeShare(variant.difference.low, true)} – ${writeShare(variant.difference.high, true)}`,
          ],
        }))}
      />
      {variants.map(({ code: variant, conclusion }) =>
        conclusion === null ? null : (
          <Alert
            key={variant}
            severity={conclusion === 'broken-split' ? 'warning' : 'info'}
            sx={{ marginTop: 1 }}
          >
            {variant}: {translate(`console.experiments.conclusion.${conclusion}`)}
          </Alert>
        ),
      )}
    </>
  )
}

function writeShare(share: number, hasSign = false): string {
  return share.toLocaleString(document.documentElement.lang, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: hasSign ? 'exceptZero' : 'auto',
  })
}
