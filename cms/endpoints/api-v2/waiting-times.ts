import { endpoint, respond } from '#cms/endpoints/api-v2/respond.ts'
import { readWaitingTimes } from '#cms/operations/submissions/read-waiting-times.ts'

/** How long the review takes, by kind: public, so that contributors know before they join. */
export const READ_WAITING_TIMES = endpoint('get', '/waiting-times', async (req) =>
  respond('waiting_times', await readWaitingTimes(req.payload)),
)
