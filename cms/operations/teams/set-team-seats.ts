import { fragment, type Transaction } from '#cms/operations/database.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { decideSeats } from '#domain/teams/team.ts'
import { lockTeam, readOccupancy } from './lock-team.ts'

/**
 * Sets the seats of a team to those that it pays for, in the transaction of the payment. Refuses fewer seats than
 * members; invitations above the seats stay open, and are accepted as far as seats are free.
 */
export async function setTeamSeats(
  transaction: Transaction,
  team: string,
  seats: number,
): Promise<Result<null>> {
  if ((await lockTeam(transaction, team)) === undefined) return refuse('not-found')
  const decided = decideSeats(await readOccupancy(transaction, team), seats)
  if (!decided.ok) return decided
  await transaction(
    fragment`update teams set seats = ${seats}, updated_at = now() where id = ${team}::uuid and seats <> ${seats}`,
  )
  return accept(null)
}
