import { useQueryClient } from '@tanstack/react-query'
import { useNotify, usePermissions } from 'react-admin'
import type { z } from 'zod'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { TEAM_FORMS } from '#domain/contract/console/teams.ts'
import type { TeamAction } from '#domain/contributors/team.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

/** Sends one command of a team at a time. The answer replaces the shown teams. */
export function useTeam(contributor: number) {
  const queries = useQueryClient()
  const notify = useNotify()
  const { refetch } = usePermissions()
  const { isPending, refused, run } = useRequest()

  async function send<A extends TeamAction>(
    action: A,
    form: z.input<(typeof TEAM_FORMS)[A]>,
  ): Promise<boolean> {
    const done = await run(async () => {
      const teams = await sendJson(`${CONSOLE_API}/teams/${contributor}/${action}`, form)
      queries.setQueryData(['teams'], teams)
    })
    if (!done) return false
    notify(action === 'invite' ? 'console.team.invited' : 'console.team.saved', { type: 'success' })
    if (action === 'leave') await refetch()
    return true
  }

  return { isPending, refused, send } as const
}
