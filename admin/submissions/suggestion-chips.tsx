import AddIcon from '@mui/icons-material/Add'
import { Chip, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { MetadataOptions, SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { readKeywords } from '#domain/lint/keywords.ts'
import type { SuggestedMetadata } from '#domain/suggestions/suggest-metadata.ts'
import { sendRequest } from '../providers/send-request.ts'

interface SuggestionChipsProps {
  readonly submission: Pick<SubmissionDetail, 'id' | 'title' | 'processing'>
  /** As typed. */
  readonly keywords: readonly string[]
  readonly category: number | null
  readonly options: MetadataOptions
  readonly onKeyword: (word: string) => void
  readonly onCategory: (id: number) => void
}

/** Keywords and categories of assets with a similar name or picture; each is taken over by a click. */
export function SuggestionChips({
  submission: { id, title, processing },
  keywords,
  category,
  options,
  onKeyword,
  onCategory,
}: SuggestionChipsProps) {
  const translate = useTranslate()
  const text = (name: string, values = {}) => translate(`console.metadata.suggestions.${name}`, values)
  const { data } = useQuery({
    queryKey: ['metadata-suggestions', id, title, processing],
    queryFn: () => sendRequest(`${CONSOLE_API}/submissions/${id}/suggestions`) as Promise<SuggestedMetadata>,
  })
  const typed = readKeywords(keywords)
  const words = data?.keywords.filter((word) => !typed.includes(word)) ?? []
  const categories = options.categories.filter(
    (one) => one.id !== category && data?.categories.includes(one.id),
  )
  if (words.length + categories.length === 0) return null
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{text('heading')}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {words.map((word) => (
          <Chip
            key={word}
            icon={<AddIcon />}
            label={word}
            aria-label={text('keyword', { word })}
            onClick={() => onKeyword(word)}
          />
        ))}
        {categories.map(({ id: one, name }) => (
          <Chip
            key={one}
            variant="outlined"
            label={name}
            aria-label={text('category', { name })}
            onClick={() => onCategory(one)}
          />
        ))}
      </Stack>
    </Stack>
  )
}
