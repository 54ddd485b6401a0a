import { Card, CardContent, List, ListItemButton, ListItemText, Typography } from '@mui/material'
import { Link, useGetList, useTranslate } from 'react-admin'
import { readReach } from '#domain/contract/console/may-read.ts'
import { CONSOLE_RESOURCES } from '#domain/contract/console/resources.ts'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { WAITING } from '#domain/contract/console/waiting.ts'

/** What waits for decisions of this member of staff: how many rows of each list, each with a link to them. */
export function Waiting({ session }: { readonly session: ConsoleSession }) {
  const translate = useTranslate()
  const rows = WAITING.filter(({ resource }) => readReach(session, resource) === 'all')
  if (rows.length === 0) return null
  return (
    <Card component="section" aria-labelledby="waiting-heading" sx={{ marginTop: 2 }}>
      <CardContent>
        <Typography id="waiting-heading" variant="h2" gutterBottom>
          {translate('console.waiting')}
        </Typography>
        <List
          disablePadding
          sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
        >
          {rows.map((row) => (
            <WaitingRow key={row.resource} {...row} />
          ))}
        </List>
      </CardContent>
    </Card>
  )
}

function WaitingRow({ resource, filter }: (typeof WAITING)[number]) {
  const translate = useTranslate()
  const { total, error } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: CONSOLE_RESOURCES[resource].sortedBy,
  })
  const search = new URLSearchParams({ filter: JSON.stringify(filter) }).toString()
  const count = error === null ? (total?.toLocaleString(document.documentElement.lang) ?? '…') : '–'
  return (
    <li>
      <ListItemButton
        component={Link}
        to={`/${resource}?${search}`}
        sx={{ borderBottom: '1px solid var(--line)' }}
      >
        <ListItemText primary={translate(`resources.${resource}.name`, { smart_count: 2 })} />
        <Typography
          component="span"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            ...(total ? { fontWeight: 700 } : { color: 'text.secondary' }),
          }}
        >
          {count}
        </Typography>
      </ListItemButton>
    </li>
  )
}
