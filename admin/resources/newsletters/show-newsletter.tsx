import { Box, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { NewsletterDetail } from '#domain/contract/console/newsletters.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { PANEL_NEWSLETTERS } from './write-newsletter.tsx'

export default function ShowNewsletter() {
  return (
    <ResourceShow resource="newsletters" represent="name">
      <Commands />
    </ResourceShow>
  )
}

function Commands() {
  const translate = useTranslate()
  const newsletter = useRecordContext<
    Partial<NewsletterDetail> & { readonly id: number; readonly issue_state: string }
  >()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (newsletter?.allowed_actions === undefined) return null
  const isDraft = newsletter.issue_state === 'draft'
  return (
    <>
      {isDraft && (
        <Box sx={{ padding: 2, paddingBottom: 0 }}>
          <Button href={`${PANEL_NEWSLETTERS}/${newsletter.id}`} variant="outlined">
            {translate('console.newsletters.edit')}
          </Button>
        </Box>
      )}
      <CommandBar resource="newsletters" id={newsletter.id} allowed={newsletter.allowed_actions} />
    </>
  )
}
