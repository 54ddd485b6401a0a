import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { SEATS_WITHOUT_PLAN, seatsAfter } from '#domain/teams/team.ts'
import { lockTeam, readOccupancy } from './lock-team.ts'
import { setTeamSeats } from './set-team-seats.ts'

/**
 * Gives a team the seats of its subscriptions, in the transaction that changed one. Members stay when the subscription
 * was changed elsewhere to fewer seats, or ended; the team then has no free seat.
 */
export async function followSeats(transaction: Transaction, team: string | null): Promise<void> {
  if (team === null || (await lockTeam(transaction, team)) === undefined) return
  const [row] = await transaction<{ paid: Computed<number | null> }>(fragment`
    select max(seats)::int as paid from subscriptions
     where team_id = ${team}::uuid and plan_type = 'team' and state in ('trialing', 'active', 'past-due')`)
  const seats = seatsAfter(await readOccupancy(transaction, team), row?.paid ?? SEATS_WITHOUT_PLAN)
  const set = await setTeamSeats(transaction, team, seats)
  if (!set.ok) throw new Error(`team ${team} was refused ${seats} seats: ${set.code}`)
}
