import { Alert, Stack, Typography } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import type { MetadataOptions, SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { MetadataChange } from '#domain/lint/fix-metadata.ts'
import { NO_FAULT, useRefusal } from '../commands/use-request.ts'
import { ConflictAlert } from './conflict-alert.tsx'
import { type Draft, draftOf } from './draft.ts'
import type { DraftSaver, SaverState } from './draft-saver.ts'
import { MetadataCheck } from './metadata-check.tsx'
import { MetadataFields } from './metadata-fields.tsx'
import { readMetadata } from './read-metadata.ts'
import { SaveStatus } from './save-status.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'
import { useDraft } from './use-draft.ts'
import { useMetadataOptions } from './use-options.ts'

/** Title, keywords and the other details of a submission, saved by themselves; read-only unless they may be edited. */
export function MetadataForm({ submission }: { readonly submission: SubmissionDetail }) {
  const { identity } = useGetIdentity()
  return identity === undefined ? null : <DraftForm submission={submission} user={String(identity.id)} />
}

function DraftForm({ submission, user }: { readonly submission: SubmissionDetail; readonly user: string }) {
  const translate = useTranslate()
  const options = useMetadataOptions()
  const { key, values, save, saver, show } = useDraft(submission, user)
  const isLocked = !submission.allowed_actions.includes('edit')
  const unsaved = saver.pending()
  const isOther = submission.version > saver.seen().version
  const theirs = draftOf(submission)
  return (
    <Stack component="section" spacing={1}>
      <Typography variant="h2">{translate('console.metadata.heading')}</Typography>
      {isLocked && (
        <Typography variant="body2" color="text.secondary">
          {translate('console.metadata.locked')}
        </Typography>
      )}
      {save.status === 'conflict' && isOther && unsaved !== null && (
        <ConflictAlert
          base={saver.seen().base}
          mine={unsaved}
          theirs={theirs}
          options={options}
          isLocked={isLocked}
          onDecide={(draft) => show({ draft, version: submission.version, base: theirs })}
        />
      )}
      <Inputs
        // Uncontrolled: another version mounts them again.
        key={key}
        {...{ submission, values, options, isLocked, save, saver }}
      />
    </Stack>
  )
}

/** What an update does not change; its inputs are disabled, and so no part of the form. */
function ofLiveWork({ kind, price_cents, editorial_only, generative_ai }: Draft) {
  return { kind, price_cents, editorial_only, generative_ai }
}

interface InputsProps {
  readonly submission: SubmissionDetail
  readonly values: Draft
  readonly options: MetadataOptions
  readonly isLocked: boolean
  readonly save: SaverState
  readonly saver: DraftSaver
}

function Inputs({ submission, values, options, isLocked, save, saver }: InputsProps) {
  const refusalOf = useRefusal()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Draft | null>(null)
  const isUpdate = submission.changes !== null
  const [category, setCategory] = useState(values.category)
  const refused = save.status === 'failed' && save.error !== null ? refusalOf(save.error) : NO_FAULT

  function change(): void {
    if (form.current === null) return
    const read = readMetadata(new FormData(form.current), values)
    const draft = isUpdate ? { ...read, ...ofLiveWork(values) } : read
    setTyped(draft)
    saver.change(draft)
  }

  /** The field changes as if it were typed. */
  function write(field: MetadataChange['field'], rewrite: (text: string) => string): void {
    const input = form.current?.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    input.value = rewrite(input.value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <Stack
      ref={form}
      component="form"
      spacing={1}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void saver.flush()
      }}
      onInput={change}
      onBlur={() => void saver.flush()}
      noValidate
    >
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      <MetadataFields {...{ values, category, options, isLocked, isUpdate, refused }} onChoose={change}>
        {!isLocked && (
          <>
            <MetadataCheck
              form={typed ?? values}
              isTyped={typed !== null}
              onApply={({ field, after }) => write(field, () => after)}
            />
            <SuggestionChips
              submission={submission}
              keywords={typed?.keywords ?? values.keywords}
              category={category}
              options={options}
              onKeyword={(word) =>
                write('keywords', (text) => (text.trim() === '' ? word : `${text}, ${word}`))
              }
              onCategory={(id) => {
                setCategory(id)
                setTimeout(change)
              }}
            />
          </>
        )}
      </MetadataFields>
      {!isLocked && <SaveStatus status={save.status} onRetry={() => void saver.flush()} />}
    </Stack>
  )
}
