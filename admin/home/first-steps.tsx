import { Link as Anchor, Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useTranslate } from 'react-admin'
import { z } from 'zod'
import { kindCountsSchema } from '#domain/contract/menu.ts'
import { heldCount } from '#domain/menu/held.ts'

/** Run on the server; the package is an example. */
const IMPORT_COMMAND = 'npm run import-icons -- lucide-static'

const envelopeSchema = z.object({ response: z.object({ kinds: kindCountsSchema }) })

/**
 * The steps of an administrator whose library has no published asset; nothing once there is one. Only contributors
 * upload in the console: others add assets in the panel.
 */
export function FirstSteps({ mayUpload }: { readonly mayUpload: boolean }) {
  const translate = useTranslate()
  const { data: held = null } = useQuery({
    queryKey: ['first-steps'],
    queryFn: async ({ signal }) => {
      const response = await fetch('/api/v2/kinds', { signal })
      return envelopeSchema.parse(await response.json()).response.kinds
    },
  })
  if (heldCount(held, {}) !== 0) return null
  return (
    <Card component="section" aria-labelledby="first-steps-heading" sx={{ marginBottom: 2 }}>
      <CardContent>
        <Typography id="first-steps-heading" variant="h2" gutterBottom>
          {translate('console.firstSteps.heading')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('console.firstSteps.text')}
        </Typography>
        <Typography component="ol" sx={{ marginBottom: 0 }}>
          <li>
            <Anchor href="/admin/globals/site-settings">{translate('console.firstSteps.site')}</Anchor>
          </li>
          <li>
            {mayUpload ? (
              <Link to="/upload">{translate('console.firstSteps.upload')}</Link>
            ) : (
              <Anchor href="/admin/collections/items/create">{translate('console.firstSteps.create')}</Anchor>
            )}
          </li>
          <li>
            {translate('console.firstSteps.import')} <code>{IMPORT_COMMAND}</code>
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {translate('console.firstSteps.example')}
            </Typography>
          </li>
          <li>
            <Link to="/users">{translate('console.firstSteps.staff')}</Link>
          </li>
          <li>
            <Anchor href="/admin/collections/legal-pages">{translate('console.firstSteps.legal')}</Anchor>
          </li>
        </Typography>
      </CardContent>
    </Card>
  )
}
