import { Box, Button } from '@mui/material'
import { Link, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import type { WorkRequestDetail } from '#domain/contract/console/work-requests.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'

export default function ShowRequest() {
  return (
    <ResourceShow resource="work-requests" represent="searched_words">
      <Commands />
    </ResourceShow>
  )
}

interface RequestRecord extends Partial<WorkRequestDetail> {
  readonly id: number
  readonly request_state: string
}

/** Contributors answer a request by uploading; staff close it. */
function Commands() {
  const translate = useTranslate()
  const request = useRecordContext<RequestRecord>()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (request?.allowed_actions === undefined) return null
  const { id, allowed_actions: allowed, request_state: state } = request
  const mayUpload = session != null && commandScope(session, 'submission.create') !== null
  return (
    <>
      {mayUpload && state === 'open' && (
        <Box sx={{ padding: 2, paddingBottom: 0 }}>
          <Button component={Link} to={`/upload?request=${id}`} variant="contained">
            {translate('console.workRequests.answer')}
          </Button>
        </Box>
      )}
      <CommandBar resource="work-requests" id={id} allowed={allowed} />
    </>
  )
}
