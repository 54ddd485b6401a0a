import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PackCandidates, PackWork } from '#domain/contract/console/packs.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { sendRequest } from '../providers/send-request.ts'
import { WorkPicture } from './work-picture.tsx'

interface WorkPickerProps {
  readonly pack: number
  /** Works that are in the pack as it is typed, saved or not. */
  readonly taken: readonly number[]
  readonly onAdd: (works: readonly PackWork[]) => void
  readonly onClose: () => void
}

/** Chooses works of the contributor that are in no pack yet. */
export function WorkPicker({ pack, taken, onAdd, onClose }: WorkPickerProps) {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<number, PackWork>>(new Map())
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['pack-candidates', pack, words],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ q: words, page: String(pageParam) })
      const path = `${CONSOLE_API}/pack-submissions/${pack}/candidates?${query}`
      return sendRequest(path, { signal }) as Promise<PackCandidates>
    },
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((sum, page) => sum + page.works.length, 0) < total ? pages.length + 1 : undefined,
  })
  const works = (data?.pages.flatMap((page) => page.works) ?? []).filter(({ item }) => !taken.includes(item))

  function toggle(work: PackWork): void {
    const next = new Map(chosen)
    if (!next.delete(work.item)) next.set(work.item, work)
    setChosen(next)
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="picker-heading" fullWidth maxWidth="md">
      <DialogTitle id="picker-heading">{translate('console.packs.add')}</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          label={translate('console.packs.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {error !== null && <Alert severity="error">{translate('console.errors.unavailable')}</Alert>}
        {!isFetching && error === null && works.length === 0 && (
          <Typography>{translate('console.packs.noCandidates')}</Typography>
        )}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: 1 }}>
          {works.map((work) => (
            <Box key={work.item} sx={{ minWidth: 0 }}>
              <WorkPicture work={work} />
              <FormControlLabel
                control={<Checkbox checked={chosen.has(work.item)} onChange={() => toggle(work)} />}
                label={`${work.title} · ${translate(`console.packs.standings.${work.standing}`)}`}
              />
            </Box>
          ))}
        </Box>
        {hasNextPage && (
          <Button loading={isFetching} onClick={() => void fetchNextPage()}>
            {translate('console.packs.more')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={chosen.size === 0} onClick={() => onAdd([...chosen.values()])}>
          {translate('console.packs.addChosen', { count: chosen.size })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
