import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../layout/language-menu.tsx'
import { ThemeToggle } from '../layout/theme-toggle.tsx'
import { siteName } from '../providers/site.ts'

interface EntranceProps {
  readonly heading: string
  readonly children: ReactNode
}

/** The frame of pages outside the console: one card in the middle. */
export function Entrance({ heading, children }: EntranceProps) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', padding: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <LanguageMenu />
        <ThemeToggle />
      </Stack>
      <Box sx={{ flexGrow: 1, display: 'grid', placeItems: 'center' }}>
        <Card sx={{ width: '100%', maxWidth: '26rem' }}>
          <CardContent sx={{ padding: 3 }}>
            <Typography variant="body2" color="text.secondary" gutterBottom>
              {siteName()}
            </Typography>
            <Typography variant="h1" sx={{ fontSize: 'var(--fs-24)' }} gutterBottom>
              {heading}
            </Typography>
            {children}
          </CardContent>
        </Card>
      </Box>
    </Box>
  )
}
