import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'

const LottiePlayer = lazy(() => import('./lottie-player.tsx'))
const ModelPlayer = lazy(() => import('./model-player.tsx'))

interface FilePlayerProps {
  readonly submission: Pick<SubmissionDetail, 'id' | 'format'>
  readonly player: 'lottie' | 'model'
}

/** The file itself in its player, loaded when one is needed. */
export function FilePlayer({ submission: { id, format }, player }: FilePlayerProps) {
  const src = `${CONSOLE_API}/submissions/${id}/original`
  return (
    <Box sx={{ width: '100%', maxWidth: '40rem' }}>
      <Suspense fallback={<Loading />}>
        {player === 'lottie' ? (
          <LottiePlayer src={src} isPacked={format === 'dotlottie'} />
        ) : (
          <ModelPlayer src={src} />
        )}
      </Suspense>
    </Box>
  )
}
