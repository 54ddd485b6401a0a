import { Box } from '@mui/material'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { PackWork } from '#domain/contract/console/packs.ts'

/** The picture of a work on its plate; its title is beside it. */
export function WorkPicture({ work: { preview } }: { readonly work: Pick<PackWork, 'preview'> }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '1',
        padding: 1,
        borderRadius: 'var(--r-md)',
        backgroundColor: preview?.ground === 'dark' ? 'var(--ink-925)' : 'var(--plate)',
      }}
    >
      {preview !== null && (
        <img
          src={previewUrl(preview, { width: 200 })}
          alt=""
          loading="lazy"
          draggable={false}
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  )
}
