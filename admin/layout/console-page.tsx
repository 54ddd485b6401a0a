import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'

interface ConsolePageProps {
  /** The key of its heading. */
  readonly heading: string
  /** Replaces the heading on a page about one row. */
  readonly name?: string | null
  /** `read` for text and forms, `desk` for tables and charts. */
  readonly width?: 'read' | 'desk'
  readonly children: ReactNode
}

const WIDTHS = { read: 'var(--w-read)', desk: 'var(--w-text)' } as const

/** A page of the console that is not the list of a resource: its heading, in the bar too, and its contents. */
export function ConsolePage({ heading, name, width = 'read', children }: ConsolePageProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ padding: { xs: 1, sm: 2 }, maxWidth: WIDTHS[width] }}>
      <Title title={heading} />
      <Typography variant="h1" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {name || translate(heading)}
      </Typography>
      {children}
    </Box>
  )
}
