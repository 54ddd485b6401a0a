import { FormControlLabel, Switch, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { priceText } from '#domain/bulk-edit/cells.ts'
import type { MetadataOptions } from '#domain/contract/console/submissions.ts'
import { KEYWORDS, MAX_TITLE } from '#domain/lint/rules.ts'
import type { Refused } from '../commands/use-request.ts'
import type { Draft } from './draft.ts'
import { SelectField } from './select-field.tsx'

interface MetadataFieldsProps {
  /** What the form is filled with. */
  readonly values: Draft
  /** May change while the form is open, by a suggestion. */
  readonly category: number | null
  readonly options: MetadataOptions
  readonly isLocked: boolean
  /** Of a live work: kind, price and declarations stay as they are. */
  readonly isUpdate: boolean
  readonly refused: Refused
  /** A choice was made, which the form itself does not notice. */
  readonly onChoose: () => void
  /** Below the keywords. */
  readonly children: ReactNode
}

/** The inputs of title, keywords and the other details; uncontrolled. */
export function MetadataFields({
  values,
  category,
  options,
  isLocked,
  isUpdate,
  refused,
  onChoose,
  children,
}: MetadataFieldsProps) {
  const translate = useTranslate()
  const label = (name: string) => translate(`console.metadata.${name}`)
  const text = (name: 'title' | 'description' | 'keywords', hint?: string) => ({
    name,
    label: label(name),
    disabled: isLocked,
    error: refused.fields[name] !== undefined,
    helperText: refused.fields[name] ?? hint,
  })
  const choice = { disabled: isLocked, onChoose }
  const isFixed = isLocked || isUpdate
  return (
    <>
      <TextField
        {...text('title', translate('console.metadata.titleHint', { most: MAX_TITLE }))}
        defaultValue={values.title}
      />
      <TextField {...text('description')} defaultValue={values.description ?? ''} multiline minRows={2} />
      <TextField
        {...text('keywords', translate('console.metadata.keywordsHint', KEYWORDS))}
        defaultValue={values.keywords.join(', ')}
        multiline
        minRows={2}
      />
      {children}
      <SelectField
        {...choice}
        disabled={isFixed}
        name="kind"
        label={label('kind')}
        value={values.kind}
        error={refused.fields.kind}
        options={KIND_CODES.map((id) => ({ id, name: translate(`console.values.kind.${id}`) }))}
      />
      <SelectField
        {...choice}
        key={`category ${category}`}
        name="category"
        label={label('category')}
        value={category}
        none={label('none')}
        error={refused.fields.category}
        options={options.categories}
      />
      <SelectField
        {...choice}
        name="style"
        label={label('style')}
        value={values.style}
        none={label('none')}
        error={refused.fields.style}
        options={options.styles}
      />
      <TextField
        name="price"
        label={label('price')}
        defaultValue={priceText(values.price_cents)}
        disabled={isFixed}
        error={refused.fields.price_cents !== undefined}
        helperText={refused.fields.price_cents ?? label('priceHint')}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <SelectField
        {...choice}
        disabled={isFixed}
        name="generative_ai"
        label={label('generativeAi')}
        value={values.generative_ai === null ? null : String(values.generative_ai)}
        none={label('undeclared')}
        options={['false', 'true'].map((id) => ({ id, name: translate(`ra.boolean.${id}`) }))}
      />
      <FormControlLabel
        control={<Switch name="editorial_only" defaultChecked={values.editorial_only} disabled={isFixed} />}
        label={label('editorialOnly')}
      />
    </>
  )
}
