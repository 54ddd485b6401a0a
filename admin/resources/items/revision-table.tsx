import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { momentText } from '../../dates/date-text.ts'
import { PublishDialog } from './publish-dialog.tsx'

export interface Revision {
  readonly id: number
  readonly number: number
  readonly state: 'pending' | 'ready' | 'refused'
  readonly format: string | null
  readonly current: boolean
  readonly created_at: string
}

/** React-admin shows the row of the list, which has neither, until the item itself has arrived. */
interface ItemRecord {
  readonly id: number
  readonly revisions?: readonly Revision[]
  readonly allowed_actions?: readonly string[]
}

/** The revisions of an item, newest first; a ready one can be published where the server offers it. */
export function RevisionTable() {
  const translate = useTranslate()
  const item = useRecordContext<ItemRecord>()
  const [chosen, setChosen] = useState<Revision | null>(null)
  if (item?.revisions === undefined || item.allowed_actions === undefined) return null
  const mayPublish = item.allowed_actions.includes('publish-revision')
  const current = item.revisions.find((revision) => revision.current) ?? null
  return (
    <Box sx={{ padding: 2, overflowX: 'auto' }}>
      <Typography variant="h2" gutterBottom>
        {translate('console.revisions.heading')}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['number', 'state', 'format', 'created_at', 'act'].map((name) => (
              <TableCell key={name}>{translate(`console.revisions.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {item.revisions.map((revision) => (
            <TableRow key={revision.id}>
              <TableCell>{revision.number}</TableCell>
              <TableCell>
                {translate(`console.revisions.states.${revision.current ? 'current' : revision.state}`)}
              </TableCell>
              <TableCell>{revision.format ?? '–'}</TableCell>
              <TableCell>{momentText(revision.created_at)}</TableCell>
              <TableCell>
                {mayPublish && revision.state === 'ready' && !revision.current && (
                  <Button size="small" variant="outlined" onClick={() => setChosen(revision)}>
                    {translate('console.revisions.publish')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {chosen !== null && (
        <PublishDialog
          item={item.id}
          revision={chosen}
          expected={current?.id ?? null}
          onClose={() => setChosen(null)}
        />
      )}
    </Box>
  )
}
