import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Picture {
  /** Null while there is no preview. */
  readonly src: string | null
  readonly isDark: boolean
  readonly facts: string
}

/** Two states of an artwork beside each other, on the plate that it needs. */
export function PicturePair({ before, after }: { readonly before: Picture; readonly after: Picture }) {
  const translate = useTranslate()
  const states = [
    { name: translate('console.updates.before'), ...before },
    { name: translate('console.updates.after'), ...after },
  ]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, marginTop: 1 }}>
      {states.map(({ name, src, isDark, facts }) => (
        <Box component="figure" key={name} sx={{ margin: 0 }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              aspectRatio: '1',
              padding: 2,
              borderRadius: 'var(--r-lg)',
              backgroundColor: isDark ? 'var(--ink-925)' : 'var(--plate)',
            }}
          >
            {src !== null && (
              <img
                src={src}
                alt={name}
                style={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }}
              />
            )}
          </Box>
          <Typography component="figcaption" variant="caption" color="text.secondary">
            {[name, facts].filter((text) => text !== '').join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
