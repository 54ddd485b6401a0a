import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { percentOf } from '#domain/contract/console/royalties.ts'
import { MAX_WEIGHT, type RoyaltyTerms, SHARES } from '#domain/royalties/rule.ts'
import { exceptionsText } from './rule-form.ts'

interface RuleFieldsProps {
  /** What the fields have at first. */
  readonly terms: RoyaltyTerms
  /** The texts of the refused fields, by name. */
  readonly refused: Readonly<Record<string, string>>
  /** Whether the agreed shares could not be read. */
  readonly isUnreadable: boolean
}

/** The fields of a new version of the royalty rules. */
export function RuleFields({ terms, refused, isUnreadable }: RuleFieldsProps) {
  const translate = useTranslate()
  const field = (name: string) => ({
    name,
    error: refused[name] !== undefined,
    helperText: refused[name],
    margin: 'dense' as const,
    fullWidth: true,
  })
  return (
    <>
      {SHARES.map((share) => (
        <TextField
          key={share}
          {...field(share)}
          type="number"
          label={translate(`console.fields.${share}`)}
          defaultValue={percentOf(terms[share])}
          slotProps={{ htmlInput: { min: 0, max: 100, step: 0.01 } }}
          required
        />
      ))}
      <fieldset>
        <legend>{translate('console.royalties.weights')}</legend>
        {KIND_CODES.map((kind) => (
          <TextField
            key={kind}
            {...field(`weight-${kind}`)}
            type="number"
            label={translate(`console.values.kind.${kind}`)}
            defaultValue={terms.weights[kind]}
            slotProps={{ htmlInput: { min: 0, max: MAX_WEIGHT, step: 1 } }}
            required
          />
        ))}
      </fieldset>
      <TextField
        {...field('exceptions')}
        label={translate('console.royalties.exceptions')}
        defaultValue={exceptionsText(terms.exceptions)}
        {...(isUnreadable && { error: true })}
        helperText={
          isUnreadable
            ? translate('console.royalties.exceptionsInvalid')
            : (refused.exceptions ?? translate('console.royalties.exceptionsHint'))
        }
        multiline
        minRows={2}
      />
      <TextField {...field('reason')} label={translate('console.fields.note')} required />
    </>
  )
}
