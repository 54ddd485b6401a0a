import CloseIcon from '@mui/icons-material/Close'
import { Alert, Button, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { EditPackForm, PackSubmissionDetail, PackWork } from '#domain/contract/console/packs.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { type MetadataOptions, PRICE_CENTS } from '#domain/contract/console/submissions.ts'
import { KEYWORDS, LINT_RULES, MAX_TITLE } from '#domain/lint/rules.ts'
import { PACK_WORKS } from '#domain/packs/limits.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson, sendRequest } from '../providers/send-request.ts'
import { readMetadata } from '../submissions/read-metadata.ts'
import { SelectField } from '../submissions/select-field.tsx'
import { CoverPicker, coverSort } from './cover-picker.tsx'
import { SortableWorks } from './sortable-works.tsx'
import { WorkPicker } from './work-picker.tsx'

const NO_OPTIONS: MetadataOptions = { categories: [], styles: [] }

/** The details, works and cover of a pack; read-only unless the server offers to edit them. */
export function PackEditor({ pack }: { readonly pack: PackSubmissionDetail }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isPending, refused, run } = useRequest()
  const { data: options = NO_OPTIONS } = useQuery({
    queryKey: ['metadata-options'],
    queryFn: () => sendRequest(`${CONSOLE_API}/submissions/options`) as Promise<MetadataOptions>,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [works, setWorks] = useState<readonly PackWork[]>(pack.works)
  const [cover, setCover] = useState(pack.cover)
  const [sort, setSort] = useState(coverSort(pack.cover))
  const [isDirty, setDirty] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const isLocked = !pack.allowed_actions.includes('edit')
  const text = (name: string, values = {}) => translate(`console.packs.${name}`, values)
  const label = (name: string) => translate(`console.metadata.${name}`)
  useWarning(isDirty)

  function write(next: readonly PackWork[], nextCover = cover): void {
    setWorks(next)
    setCover(nextCover.filter((item) => next.some((work) => work.item === item)))
    setDirty(true)
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = readMetadata(new FormData(event.currentTarget), pack)
    const { title, description, keywords, category, style, price_cents } = typed
    const details = { expected: pack.version, title, description, keywords, category, style, price_cents }
    const form: EditPackForm = { ...details, works: works.map(({ item }) => item), cover: [...cover] }
    if (!(await run(() => sendJson(`${CONSOLE_API}/pack-submissions/${pack.id}/edit`, form)))) return
    setDirty(false)
    notify('console.packs.saved', { type: 'success' })
    refresh()
  }

  const dollars = (cents: number) => (cents / 100).toFixed(2)
  const price = pack.price_cents === null ? '' : dollars(pack.price_cents)
  return (
    <Stack component="form" spacing={2} onSubmit={save} onInput={() => setDirty(true)} noValidate>
      {isLocked && <Typography color="text.secondary">{label('locked')}</Typography>}
      {[refused.message, refused.fields.works, refused.fields.cover]
        .filter((fault) => fault != null)
        .map((fault) => (
          <Alert key={fault} severity="error">
            {fault}
          </Alert>
        ))}
      <TextField
        name="title"
        label={label('title')}
        defaultValue={pack.title}
        disabled={isLocked}
        helperText={translate('console.metadata.titleHint', { most: MAX_TITLE })}
      />
      <TextField
        name="description"
        label={label('description')}
        defaultValue={pack.description ?? ''}
        disabled={isLocked}
        multiline
        minRows={2}
      />
      <TextField
        name="keywords"
        label={label('keywords')}
        defaultValue={pack.keywords.join(', ')}
        disabled={isLocked}
        multiline
        helperText={refused.fields.keywords ?? translate('console.metadata.keywordsHint', KEYWORDS)}
      />
      {(['category', 'style'] as const).map((name) => (
        <SelectField
          key={name}
          name={name}
          label={label(name)}
          value={pack[name]}
          none={label('none')}
          disabled={isLocked}
          error={refused.fields[name]}
          options={name === 'category' ? options.categories : options.styles}
        />
      ))}
      <TextField
        name="price"
        label={text('price')}
        defaultValue={price}
        disabled={isLocked}
        error={refused.fields.price_cents !== undefined}
        helperText={
          refused.fields.price_cents ??
          text('priceHint', {
            least: dollars(LINT_RULES.L303.limits.packLeast),
            most: dollars(PRICE_CENTS.most),
          })
        }
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <section>
        <Typography variant="h2">{text('works')}</Typography>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {text('size', { count: works.length, ...PACK_WORKS })} {!isLocked && text('how')}
        </Typography>
        <SortableWorks
          label={text('works')}
          works={works}
          isLocked={isLocked}
          onOrder={(items) => write(items.flatMap((item) => works.find((work) => work.item === item) ?? []))}
        >
          {(work) => (
            <Typography variant="caption" color="text.secondary">
              {text(`standings.${work.standing}`)}
              {!isLocked && (
                <IconButton
                  size="small"
                  aria-label={text('remove', { title: work.title })}
                  onClick={() => write(works.filter(({ item }) => item !== work.item))}
                >
                  <CloseIcon fontSize="inherit" />
                </IconButton>
              )}
            </Typography>
          )}
        </SortableWorks>
        {!isLocked && <Button onClick={() => setPicking(true)}>{text('add')}</Button>}
      </section>
      <CoverPicker
        works={works}
        sort={sort}
        cover={cover}
        isLocked={isLocked}
        onChange={(next, chosen) => {
          setSort(next)
          write(works, [...chosen])
        }}
      />
      {!isLocked && (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button type="submit" variant="outlined" loading={isPending}>
            {translate('ra.action.save')}
          </Button>
          {isDirty && <Typography color="text.secondary">{text('unsaved')}</Typography>}
        </Stack>
      )}
      {isPicking && (
        <WorkPicker
          pack={pack.id}
          taken={works.map(({ item }) => item)}
          onClose={() => setPicking(false)}
          onAdd={(added) => {
            write([...works, ...added])
            setPicking(false)
          }}
        />
      )}
    </Stack>
  )
}

/** The browser asks before the page with unsaved changes is closed. */
function useWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
