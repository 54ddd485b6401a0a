import { admit } from '#local/search/server/changes/admit.ts'
import { type Answer, ok } from '#local/search/server/http/answer.ts'
import type { WrittenList } from '#local/search/server/http/parse-long-list.ts'
import { accept, type Outcome } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import type { Command } from '#local/search/server/tasks/command.ts'
import type { Call } from './route.ts'

/**
 * Accepts a change once it is durable; its task shows when it is executed.
 *
 * @param written the steps of a batch as received, if they are stored in that form
 */
export async function submit(
  { registry, tasks, memory }: Service,
  command: Command,
  written: WrittenList | null = null,
): Promise<Outcome<number>> {
  const admitted = admit(registry, command)
  if (!admitted.ok) return admitted
  const room = addsRecords(command) ? memory.requireRoom() : accept(null)
  return room.ok ? tasks.submit(command, written) : room
}

/**
 * Accepts a change and answers with its task and the time, as most calls do.
 *
 * @param warnings parts of the change without effect: returned now, and with the status of the task
 */
export async function submitAndAnswer(
  { now }: Call,
  service: Service,
  accepted: 'createdAt' | 'updatedAt' | 'deletedAt',
  command: Command,
  more: Readonly<Record<string, string>> = {},
  warnings: readonly string[] = [],
): Promise<Outcome<Answer>> {
  const task = await submit(service, command)
  if (!task.ok) return task
  const answer = { taskID: task.value, [accepted]: now.toISOString(), ...more }
  if (warnings.length === 0) return accept(ok(answer))
  service.taskWarnings.keep(task.value, warnings)
  return accept(ok({ ...answer, warnings }))
}

function addsRecords(command: Command): boolean {
  if (command.type === 'copy') return command.scope === null
  return command.type === 'batch' && command.requests.some(({ action }) => action === 'addObject')
}
