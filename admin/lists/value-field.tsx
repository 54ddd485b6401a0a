import { Chip, Typography } from '@mui/material'
import {
  BooleanField,
  FunctionField,
  NumberField,
  type RaRecord,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import {
  CONSOLE_RESOURCES,
  type ConsoleResource,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import { isOfDemonstration } from '#domain/demonstration/marks.ts'
import { moneyText } from '../money/money-text.ts'
import { Breakable } from './breakable.tsx'
import { ChangedFields } from './changed-fields.tsx'
import { DemonstrationMark } from './demonstration-mark.tsx'
import { RecordLink } from './record-link.tsx'
import { RowPicture } from './row-picture.tsx'
import { NONE, valueText } from './value-text.ts'

/** Numbers that name a row: with separators, they could not be searched for. */
const IDS: ReadonlySet<string> = new Set(['id', 'contributor', 'item'])

interface ValueFieldProps {
  readonly resource: ConsoleResource
  readonly source: string
}

/** One field of a row, shown by its kind. */
export function ValueField({ resource, source }: ValueFieldProps) {
  const translate = useTranslate()
  const { fields }: ResourceRow = CONSOLE_RESOURCES[resource]
  const word = (value: string) => translate(`console.values.${source}.${value}`)
  const refers = fields[source]?.refers
  if (refers !== undefined)
    return <FunctionField render={(row: RaRecord) => <RecordLink to={refers} id={row[source]} />} />
  switch (fields[source]?.kind) {
    case 'number':
      return (
        <NumberField
          source={source}
          locales={document.documentElement.lang}
          options={{ useGrouping: !IDS.has(source) }}
          emptyText={NONE}
        />
      )
    case 'flag':
      if (source === 'is_demonstration')
        return <FunctionField render={(row: RaRecord) => (row[source] ? <DemonstrationMark /> : NONE)} />
      // A cross beside most rows would look like an error.
      return (
        <FunctionField
          render={(row: RaRecord) =>
            row[source] === false ? (
              <span style={{ whiteSpace: 'nowrap' }}>{translate('ra.boolean.false')}</span>
            ) : (
              <BooleanField source={source} />
            )
          }
        />
      )
    case 'moment':
    case 'basis-points':
      return (
        <FunctionField
          render={(row: RaRecord) => (
            <span style={{ whiteSpace: 'nowrap' }}>{valueText(resource, source, row[source])}</span>
          )}
        />
      )
    case 'country':
      return <FunctionField render={(row: RaRecord) => valueText(resource, source, row[source])} />
    case 'code':
      return (
        <FunctionField
          render={(row: RaRecord) =>
            row[source] === null ? NONE : <Chip size="small" label={word(row[source])} />
          }
        />
      )
    case 'codes':
      return (
        <FunctionField
          render={(row: RaRecord) =>
            row[source].map((value: string) => (
              <Chip key={value} size="small" label={word(value)} sx={{ marginInlineEnd: 0.5 }} />
            ))
          }
        />
      )
    case 'picture':
      return <FunctionField render={(row: RaRecord) => <RowPicture picture={row[source]} />} />
    case 'money':
      return <FunctionField render={(row: RaRecord) => moneyOf(row, source)} />
    case 'json':
      return <FunctionField render={(row: RaRecord) => <ChangedFields values={row[source]} />} />
    default:
      return <PlainText source={source} />
  }
}

/** Accounts of the demonstration have the mark beside their address or name. */
function PlainText({ source }: Pick<ValueFieldProps, 'source'>) {
  const value: unknown = useRecordContext()?.[source]
  return (
    <>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'inline-block', minWidth: '6rem', overflowWrap: 'anywhere' }}
      >
        {value === null || value === undefined || value === '' ? NONE : <Breakable text={String(value)} />}
      </Typography>
      {isOfDemonstration(value) && <DemonstrationMark />}
    </>
  )
}

function moneyOf(row: RaRecord, source: string): string {
  return row[source] === null ? NONE : moneyText(row[source], row.currency)
}
