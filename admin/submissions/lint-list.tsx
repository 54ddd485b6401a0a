import GoodIcon from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import HintIcon from '@mui/icons-material/LightbulbOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Severity } from '#domain/lint/rules.ts'
import type { LintResult } from '#domain/lint/work.ts'
import { RowPicture } from '../lists/row-picture.tsx'
import { RuleLink } from './rule-link.tsx'

/** The findings of the linter, with rule, text and the work that they compare with. */
export function LintList({ results }: { readonly results: readonly LintResult[] }) {
  const translate = useTranslate()
  return (
    <section>
      <Typography variant="h2">{translate('console.lint.heading')}</Typography>
      <FindingList results={results} />
    </section>
  )
}

/** The same without a heading. */
export function FindingList({ results }: { readonly results: readonly LintResult[] }) {
  const translate = useTranslate()
  return (
    <List dense disablePadding>
      {results.length === 0 && (
        <ListItem disableGutters>
          <ListItemIcon sx={{ minWidth: 36 }}>
            <GoodIcon color="success" />
          </ListItemIcon>
          <ListItemText primary={translate('console.lint.none')} />
        </ListItem>
      )}
      {results.map((result) => (
        <Finding key={keyOf(result)} result={result} />
      ))}
    </List>
  )
}

function Finding({ result: { rule, severity, values, similar } }: { readonly result: LintResult }) {
  const translate = useTranslate()
  const { Icon, colour } = SEVERITY[severity]
  const code = values.code
  const refusal = code === undefined ? {} : { reason: translate(`console.errors.${code}`) }
  return (
    <ListItem
      disableGutters
      secondaryAction={similar === null ? null : <RowPicture picture={similar.picture} />}
    >
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon color={colour} titleAccess={translate(`console.lint.severity.${severity}`)} />
      </ListItemIcon>
      <ListItemText
        primary={translate(`console.lint.${rule}`, { ...values, ...refusal })}
        secondary={
          <>
            <RuleLink rule={rule} />
            {similar !== null && ` · ${translate(`console.lint.${similar.own ? 'own' : 'other'}`)}`}
          </>
        }
        sx={{ overflowWrap: 'anywhere', paddingInlineEnd: similar === null ? 0 : 6 }}
      />
    </ListItem>
  )
}

const SEVERITY = {
  error: { Icon: ErrorIcon, colour: 'error' },
  warning: { Icon: WarningIcon, colour: 'warning' },
  hint: { Icon: HintIcon, colour: 'info' },
} as const satisfies Record<Severity, object>

function keyOf({ rule, values, similar }: LintResult): string {
  return `${rule} ${Object.values(values).join(' ')} ${similar?.item ?? ''}`
}
