import { Chip, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ClaimedWork } from '#domain/contract/console/takedowns.ts'

/** The works of a case, also while they are withheld from everyone else. */
export function ClaimedWorks({ works }: { readonly works: readonly ClaimedWork[] }) {
  const translate = useTranslate()
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.takedowns.works')}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {works.map(({ id, title, picture, visibility }) => (
          <Stack key={id} component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            {picture !== null && (
              <img
                src={picture}
                alt=""
                style={{ width: '6rem', height: '6rem', objectFit: 'contain', background: 'var(--plate)' }}
              />
            )}
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Chip size="small" label={translate(`console.values.visibility.${visibility}`)} />
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
