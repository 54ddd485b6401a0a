import { Alert, Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type {
  EditSubmissionForm,
  MetadataOptions,
  SubmissionDetail,
} from '#domain/contract/console/submissions.ts'
import type { MetadataChange } from '#domain/lint/fix-metadata.ts'
import { KEYWORDS, MAX_TITLE } from '#domain/lint/rules.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson, sendRequest } from '../providers/send-request.ts'
import { MetadataCheck } from './metadata-check.tsx'
import { readMetadata } from './read-metadata.ts'
import { SelectField } from './select-field.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'

const NO_OPTIONS: MetadataOptions = { categories: [], styles: [] }

/** Title, keywords and the other details of a submission; read-only unless the server offers to edit them. */
export function MetadataForm({ submission }: { readonly submission: SubmissionDetail }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isPending, refused, run } = useRequest()
  const { data: options = NO_OPTIONS } = useQuery({
    queryKey: ['metadata-options'],
    queryFn: () => sendRequest(`${CONSOLE_API}/submissions/options`) as Promise<MetadataOptions>,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<EditSubmissionForm | null>(null)
  const [category, setCategory] = useState(submission.category)
  const isLocked = !submission.allowed_actions.includes('edit')
  const label = (name: string) => translate(`console.metadata.${name}`)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form: EditSubmissionForm = readMetadata(new FormData(event.currentTarget), submission)
    if (!(await run(() => sendJson(`${CONSOLE_API}/submissions/${submission.id}/edit`, form)))) return
    notify('console.metadata.saved', { type: 'success' })
    refresh()
  }

  /** The field changes as if it were typed; the author still saves it. */
  function write(field: MetadataChange['field'], change: (text: string) => string): void {
    const input = form.current?.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    input.value = change(input.value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const readTyped = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTyped(readMetadata(new FormData(currentTarget), submission))

  return (
    <Stack component="form" ref={form} spacing={1} onSubmit={submit} onInput={readTyped} noValidate>
      <Typography variant="h2">{label('heading')}</Typography>
      {isLocked && (
        <Typography variant="body2" color="text.secondary">
          {label('locked')}
        </Typography>
      )}
      {refused.message !== null && (
        <Alert severity="error" variant="outlined">
          {refused.message}
        </Alert>
      )}
      <TextField
        name="title"
        label={label('title')}
        defaultValue={submission.title}
        disabled={isLocked}
        helperText={refused.fields.title ?? translate('console.metadata.titleHint', { most: MAX_TITLE })}
      />
      <TextField
        name="description"
        label={label('description')}
        defaultValue={submission.description ?? ''}
        disabled={isLocked}
        multiline
        minRows={2}
      />
      <TextField
        name="keywords"
        label={label('keywords')}
        defaultValue={submission.keywords.join(', ')}
        disabled={isLocked}
        multiline
        minRows={2}
        error={refused.fields.keywords !== undefined}
        helperText={refused.fields.keywords ?? translate('console.metadata.keywordsHint', KEYWORDS)}
      />
      {!isLocked && (
        <MetadataCheck
          form={typed ?? { ...submission, keywords: [...submission.keywords], expected: submission.version }}
          isTyped={typed !== null}
          onApply={({ field, after }) => write(field, () => after)}
        />
      )}
      {!isLocked && (
        <SuggestionChips
          submission={submission}
          keywords={typed?.keywords ?? submission.keywords}
          category={category}
          options={options}
          onKeyword={(word) => write('keywords', (text) => (text.trim() === '' ? word : `${text}, ${word}`))}
          onCategory={setCategory}
        />
      )}
      <SelectField
        name="kind"
        label={label('kind')}
        value={submission.kind}
        disabled={isLocked}
        error={refused.fields.kind}
        options={KIND_CODES.map((id) => ({ id, name: translate(`console.values.kind.${id}`) }))}
      />
      {(['category', 'style'] as const).map((name) => (
        <SelectField
          key={name === 'category' ? `${name} ${category}` : name}
          name={name}
          label={label(name)}
          value={name === 'category' ? category : submission[name]}
          none={label('none')}
          disabled={isLocked}
          error={refused.fields[name]}
          options={name === 'category' ? options.categories : options.styles}
        />
      ))}
      <TextField
        name="price"
        label={label('price')}
        defaultValue={submission.price_cents === null ? '' : (submission.price_cents / 100).toFixed(2)}
        disabled={isLocked}
        error={refused.fields.price_cents !== undefined}
        helperText={refused.fields.price_cents ?? label('priceHint')}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <SelectField
        name="generative_ai"
        label={label('generativeAi')}
        value={submission.generative_ai === null ? null : String(submission.generative_ai)}
        none={label('undeclared')}
        disabled={isLocked}
        options={['false', 'true'].map((id) => ({ id, name: translate(`ra.boolean.${id}`) }))}
      />
      <FormControlLabel
        control={
          <Switch name="editorial_only" defaultChecked={submission.editorial_only} disabled={isLocked} />
        }
        label={label('editorialOnly')}
      />
      {!isLocked && (
        <Button type="submit" variant="outlined" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
          {translate('ra.action.save')}
        </Button>
      )}
    </Stack>
  )
}
