import { Box, Button, LinearProgress, ListItem, ListItemText } from '@mui/material'
import { memo, type ReactNode, useState } from 'react'
import { Link, useTranslate } from 'react-admin'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import { RowPicture } from '../lists/row-picture.tsx'
import { FindingList } from '../submissions/lint-list.tsx'
import { shownFindings, shownState, type UploadItem } from './upload-state.ts'

interface UploadRowProps {
  readonly item: UploadItem
  /** The name of the contributor that it is for; null where there is only one. */
  readonly contributor: string | null
  readonly onRetry: (key: string) => void
  readonly onRemove: (key: string) => void
}

/** One file: its picture, how far it is, what the linter found or why it was refused. */
export const UploadRow = memo(function UploadRow({ item, contributor, onRetry, onRemove }: UploadRowProps) {
  const translate = useTranslate()
  const { state, code } = shownState(item)
  const percent = item.bytes === 0 ? 0 : Math.floor((item.sentBytes / item.bytes) * 100)
  const action = (name: string) => ({
    size: 'small' as const,
    'aria-label': translate('console.upload.rowAction', { action: name, name: item.name }),
    children: name,
  })
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={
        <>
          {item.phase === 'refused' && (
            <Button onClick={() => onRetry(item.key)} {...action(translate('console.upload.retry'))} />
          )}
          {item.phase !== 'sent' && (
            <Button onClick={() => onRemove(item.key)} {...action(translate('console.upload.remove'))} />
          )}
          {item.outcome?.submission != null && (
            <Button
              component={Link}
              to={`/submissions/${item.outcome.submission}/show`}
              {...action(translate('console.upload.open'))}
            />
          )}
        </>
      }
      // Rows out of sight are not laid out: there may be hundreds.
      sx={{
        gap: 1.5,
        minHeight: 56,
        flexWrap: 'wrap',
        // Beside the name, also where the findings are open below it.
        '& .MuiListItemSecondaryAction-root': { top: 28 },
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 56px',
      }}
    >
      <RowPicture picture={item.outcome?.preview ?? null} />
      <ListItemText
        primary={item.name}
        secondary={
          <>
            {contributor !== null && <>{contributor} · </>}
            {item.zip !== null && <>{translate('console.upload.inside', { zip: item.zip })} · </>}
            {code === null ? (
              translate(`console.upload.states.${state}`, { percent })
            ) : (
              <Refusal code={code} />
            )}
            <Findings item={item} />
          </>
        }
        slotProps={{ secondary: { color: state === 'refused' ? 'error' : 'text.secondary' } }}
        sx={{ overflowWrap: 'anywhere', paddingInlineEnd: 12 }}
      />
      <FindingDetails item={item} />
      {state === 'uploading' && (
        <LinearProgress
          variant="determinate"
          value={percent}
          sx={{ position: 'absolute', bottom: 0, insetInline: 0 }}
          aria-label={item.name}
        />
      )}
    </ListItem>
  )
})

function Refusal({ code }: { readonly code: ErrorCode }) {
  const translate = useTranslate()
  const reason = translate(`console.errors.${code}`, { _: translate('console.errors.internal') })
  return translate('console.upload.states.refused', { number: ERRORS[code].number, reason })
}

/** How many problems and warnings, for a file or for what a ZIP skipped. */
function Findings({ item }: Pick<UploadRowProps, 'item'>): ReactNode {
  const translate = useTranslate()
  const findings = shownFindings(item)
  if (findings !== null) {
    const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length
    return ` · ${translate('console.upload.findings', { errors: count('error'), warnings: count('warning') })}`
  }
  const { outcome } = item
  if (outcome === null || outcome.skipped === 0) return null
  return ` · ${translate('console.upload.skipped', { count: outcome.skipped })}`
}

/** The findings themselves, behind a button that is in the page only where there are any. */
function FindingDetails({ item }: Pick<UploadRowProps, 'item'>): ReactNode {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const findings = shownFindings(item) ?? []
  if (findings.length === 0) return null
  return (
    <Box sx={{ flexBasis: '100%' }}>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {translate(isOpen ? 'console.upload.hideFindings' : 'console.upload.showFindings')}
      </Button>
      {isOpen && <FindingList results={findings} />}
    </Box>
  )
}
