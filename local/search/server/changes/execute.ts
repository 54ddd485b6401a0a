import type { Registry } from '#local/search/server/indices/registry.ts'
import type { Command } from '#local/search/server/tasks/command.ts'
import type { ExecuteCommand } from '#local/search/server/tasks/task-queue.ts'
import { executeBatch } from './batch.ts'
import { clearIndex, deleteIndex } from './clear-and-delete.ts'
import { executeCopy, executeMove } from './copy-and-move.ts'
import { executeDeleteBy } from './delete-by.ts'
import { changeRulesOrSynonyms } from './entries.ts'
import { changeSettings } from './settings.ts'

/**
 * Executes changes. A change that became impossible after it was accepted, or that was executed before a
 * kill, does nothing.
 */
export function createExecutor(registry: Registry): ExecuteCommand {
  return async (command) => {
    const began = performance.now()
    await dispatch(registry, command)
    registry.touch(command.index, (performance.now() - began) / 1_000)
  }
}

function dispatch(registry: Registry, command: Command): Promise<void> {
  switch (command.type) {
    case 'batch':
      return executeBatch(registry, command.index, command.requests)
    case 'delete-by':
      return executeDeleteBy(registry, command.index, command.params)
    case 'clear':
      return clearIndex(registry, command.index)
    case 'delete-index':
      return deleteIndex(registry, command.index)
    case 'settings':
      return changeSettings(registry, command)
    case 'rules':
    case 'synonyms':
      return changeRulesOrSynonyms(registry, command)
    case 'copy':
      return executeCopy(registry, command)
    case 'move':
      return executeMove(registry, command)
  }
}
