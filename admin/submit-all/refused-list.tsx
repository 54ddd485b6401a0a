import { Link as MuiLink, Stack, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { FindingList } from '../submissions/lint-list.tsx'
import type { Result } from './submit-drafts.ts'

interface RefusedListProps {
  readonly refused: Result['refused']
  /** A press on a draft opens its page. */
  readonly onOpen: () => void
}

/** The drafts that were not submitted, each with its reason and the problems to resolve. */
export function RefusedList({ refused, onOpen }: RefusedListProps) {
  const translate = useTranslate()
  if (refused.length === 0) return null
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.submitAll.kept', { count: refused.length })}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {refused.map(({ id, name, code, values, errors }) => (
          <li key={id}>
            <MuiLink
              component={Link}
              to={`/submissions/${id}/show`}
              onClick={onOpen}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {name}
            </MuiLink>
            <Typography variant="body2">
              {code === 'state-changed'
                ? translate('console.submitAll.changed')
                : translate(`console.errors.${code}`, {
                    _: translate('console.errors.internal'),
                    ...values,
                  })}
            </Typography>
            {errors.length > 0 && <FindingList results={errors} />}
          </li>
        ))}
      </Stack>
    </section>
  )
}
